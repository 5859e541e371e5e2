import { CallError } from '@plaza/client/transport'
import { createTabs, createTestEvents } from '@plaza/events/testing'
import { testSession } from '@plaza/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell, type RenderShellOptions } from '../testing/render-shell'
import { Overlays } from './Overlays'

const show = (options: RenderShellOptions = {}) => renderShell(<Overlays />, options)

describe('toasts', () => {
  it('are nothing on the page until there is one, and then a polite live region', async () => {
    const { events } = show()
    expect(screen.queryByRole('status')).toBeNull()
    act(() => {
      events.say('toast', { kind: 'success', text: 'Change saved' })
      events.say('toast', { kind: 'info', text: 'And more' })
    })
    expect(await screen.findByText('Change saved')).toBeInTheDocument()
    const region = screen.getByRole('status')
    expect(region).toHaveAttribute('aria-live', 'polite')
    expect(region).toHaveTextContent('And more')
  })

  it('go by themselves', async () => {
    const { events } = show()
    act(() => events.say('toast', { kind: 'info', text: 'Soon gone', durationMs: 150 }))
    await screen.findByText('Soon gone')
    await waitFor(() => expect(screen.queryByText('Soon gone')).toBeNull())
  })
})

describe('a dialog that a remote asks for', () => {
  it('leads to where it says when it is confirmed', async () => {
    const { events, location } = show()
    act(() =>
      events.say('dialog', {
        title: 'New contract',
        text: 'A contract waits for you.',
        confirm: 'Go to the contract page',
        cancel: 'Cancel',
        to: '/m/member/agent/getSalaryContract',
      }),
    )
    const dialog = await screen.findByRole('alertdialog', { name: 'New contract' })
    expect(dialog).toHaveTextContent('A contract waits for you.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go to the contract page' }))
    expect(location()).toBe('/m/member/agent/getSalaryContract')
  })

  it('has one button when there is nothing to choose, and its answer closes it', async () => {
    const { events, location } = show()
    act(() => events.say('dialog', { title: 'Old and new', text: 'They cannot be the same.' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Old and new' })
    expect(within(dialog).getAllByRole('button')).toHaveLength(1)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(location()).toBe('/m/home')
  })
})

describe('what needs a session', () => {
  it('asks first where that is wished, and Confirm goes to sign in with the way back', async () => {
    const { events, location } = show({ path: '/m/member/home' })
    act(() => events.say('session:required', { dialog: true, returnTo: '/m/voucherCenter' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Log in first' })
    expect(location()).toBe('/m/member/home')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    expect(location()).toBe('/m/login?returnTo=%2Fm%2FvoucherCenter')
  })

  it('stays where it is when the dialog is cancelled', async () => {
    const { events, location } = show({ path: '/m/member/home' })
    act(() => events.say('session:required', { dialog: true, returnTo: '/m/voucherCenter' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(location()).toBe('/m/member/home')
  })

  it('goes straight to sign in elsewhere', () => {
    const { events, location } = show({ path: '/m/gameList' })
    act(() => events.say('session:required', { returnTo: '/m/gameList?gameType=FISH' }))
    expect(location()).toBe('/m/login?returnTo=%2Fm%2FgameList%3FgameType%3DFISH')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('a session that ends by itself', () => {
  it('is told to the person', async () => {
    const { events } = show({ session: testSession() })
    act(() => events.setSession(null, 'expired'))
    expect(await screen.findByText('You have been logged out. Please log in again.')).toBeInTheDocument()
  })

  it('is not told when it was ended on purpose, here or in another tab', async () => {
    const tabs = createTabs()
    const said: unknown[] = []
    const { events } = show({
      session: testSession(),
      tabs,
      onEvents: (bus) => bus.on('toast', (toast) => said.push(toast)),
    })
    act(() => createTestEvents({ tabs }).setSession(null, 'logout'))
    act(() => events.setSession(testSession(), 'login'))
    act(() => events.setSession(null, 'logout'))
    expect(said).toEqual([])
  })
})

describe('signing out', () => {
  it('asks first; cancelled, nothing happens', async () => {
    const { events, calls } = show({ session: testSession() })
    act(() => events.say('session:logout-request', {}))
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out?' })
    expect(dialog).toHaveTextContent('Are you sure you want to sign out?')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(calls).toEqual([])
    expect(events.session.getState().session).not.toBeNull()
  })

  it('says that it works on it, and when it fails, that too: the person stays signed in', async () => {
    const toasts: { kind: string; durationMs?: number; id?: string }[] = []
    const { events, calls } = show({
      session: testSession({ token: 'token-1' }),
      onEvents: (bus) => bus.on('toast', (toast) => toasts.push(toast)),
      answers: {
        'session.logout': () => {
          throw new CallError('service.unavailable', 'req-1', {}, 503)
        },
      },
    })
    act(() => events.say('session:logout-request', {}))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText(/Part of the service doesn't answer/)).toBeInTheDocument()
    expect(calls).toEqual([{ id: 'session.logout', input: { query: { token: 'token-1' } } }])
    expect(toasts).toEqual([
      expect.objectContaining({ kind: 'loading', durationMs: 9999, id: 'sign-out' }),
      expect.objectContaining({ kind: 'error', id: 'sign-out' }),
    ])
    expect(events.session.getState().session?.userName).toBe('player01')
  })
})
