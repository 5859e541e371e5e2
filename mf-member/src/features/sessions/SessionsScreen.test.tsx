import { CallError } from '@plaza/client'
import type { MemberSession } from '@plaza/contract/identity'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { SessionsScreen } from './SessionsScreen'

const minuteMs = 60_000
const row = (session: Partial<MemberSession> = {}): MemberSession => ({
  id: 'S-1',
  device: { kind: 'phone', system: 'Android', browser: 'Chrome' },
  address: '203.0.113.x',
  beganAt: Date.now() - 60 * minuteMs,
  seenAt: Date.now() - 5 * minuteMs,
  isCurrent: false,
  ...session,
})
const here = row({
  id: 'S-0',
  isCurrent: true,
  device: { kind: 'computer', system: 'Linux', browser: 'Firefox' },
})

/** The session list as the gateway would answer it; it gets shorter with each sign-out. */
function show(sessions: MemberSession[], fails = false) {
  let living = sessions
  const refuse = () => {
    throw new CallError('service.unavailable', '', {}, 503)
  }
  return renderMember(<SessionsScreen />, {
    session: testSession(),
    path: '/m/sessions',
    answers: {
      'session.list': () => ({ sessions: living }),
      'session.end': ({ params }: { params: { id: string } }) => {
        if (fails) refuse()
        living = living.filter(({ id }) => id !== params.id)
        return {}
      },
      'session.endOthers': () => {
        living = living.filter(({ isCurrent }) => isCurrent)
        return {}
      },
    },
  })
}
const list = (name: string) => screen.findByRole('list', { name })

describe('the page of devices', () => {
  it('the page of devices marks this device, which has no button, and describes the others with their last use', async () => {
    show([here, row()])
    expect(await list('This device')).toHaveTextContent(/Firefox · Linux.*In use now · 203.0.113.x/)
    expect(within(await list('This device')).queryByRole('button')).toBeNull()
    expect(await list('Other devices')).toHaveTextContent(/Chrome · Android.*Last used 5 minutes ago/)
  })

  it('the page of devices reports a device that does not identify itself, and reports when there is no other device', async () => {
    show([row({ isCurrent: true, device: { kind: 'unknown', system: '', browser: '' } })])
    expect(await list('This device')).toHaveTextContent('Unknown device')
    expect(screen.getByText("You aren't signed in anywhere else.")).toBeInTheDocument()
  })

  it('the page of devices signs one out, and removes it from the list', async () => {
    const { calls } = show([here, row()])
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Chrome · Android' }))
    await waitFor(() => expect(screen.queryByText('Chrome · Android')).toBeNull())
    expect(calls.filter(({ id }) => id === 'session.end')).toMatchObject([
      { input: { params: { id: 'S-1' } } },
    ])
  })

  it('the page of devices signs all others out at once', async () => {
    show([here, row(), row({ id: 'S-2' })])
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out all other devices' }))
    expect(await screen.findByText("You aren't signed in anywhere else.")).toBeInTheDocument()
  })

  it('of several sessions of one device the page shows the latest, and the older ones on request', async () => {
    show([
      here,
      row({ id: 'S-2', seenAt: Date.now() - 120 * minuteMs }),
      row(),
      row({ id: 'S-3', device: { kind: 'phone', system: 'iOS', browser: 'Safari' } }),
    ])
    const others = within(await list('Other devices'))
    expect(others.getAllByText('Chrome · Android')).toHaveLength(1)
    expect(others.queryByText(/2 hours ago/)).toBeNull()
    await userEvent.click(others.getByRole('button', { name: '1 more session on this device' }))
    expect(others.getAllByText('Chrome · Android')).toHaveLength(2)
    expect(others.getByText(/2 hours ago/)).toBeInTheDocument()
    expect(others.queryByRole('button', { name: /more session/ })).toBeNull()
  })

  it('the page of devices says why signing out failed', async () => {
    const toastTexts: string[] = []
    const { events } = show([here, row()], true)
    events.on('toast', ({ text }) => toastTexts.push(text))
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Chrome · Android' }))
    await waitFor(() => expect(toastTexts).toHaveLength(1))
    expect(screen.getByText('Chrome · Android')).toBeInTheDocument()
  })
})
