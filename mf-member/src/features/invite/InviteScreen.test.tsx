import { CallError } from '@plaza/client'
import { testSession } from '@plaza/federation/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answers, invitation, member, open, path, promos, type Options } from './testing'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

describe('an invitation', () => {
  it('an invitation has code, link and QR code', async () => {
    open(member)
    expect(await screen.findByText('PERLA7')).toBeVisible()
    expect(screen.getByText('perla.example/m/register?ref=PERLA7')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy Your link' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
  })

  it('an invitation is shared by the device where it can', async () => {
    const shared: ShareData[] = []
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) })
    open(member)
    await userEvent.click(await screen.findByRole('button', { name: 'Share the link' }))
    expect(shared).toEqual([{ text: 'Join me with my invitation:', url: invitation.link }])
  })

  it('an invitation has no share button when the device cannot share', async () => {
    open(member)
    await screen.findByText('PERLA7')
    expect(screen.queryByRole('button', { name: 'Share the link' })).toBeNull()
  })

  it('an invitation stays unchanged when sharing is cancelled', async () => {
    const share = async () => {
      throw new DOMException('closed', 'AbortError')
    }
    Object.assign(navigator, { share })
    const { toasts } = open(member)
    await userEvent.click(await screen.findByRole('button', { name: 'Share the link' }))
    expect(toasts).toEqual([])
  })

  it('an invitation says when sharing fails', async () => {
    const share = async () => {
      throw new DOMException('no', 'NotAllowedError')
    }
    Object.assign(navigator, { share })
    const { toasts } = open(member)
    await userEvent.click(await screen.findByRole('button', { name: 'Share the link' }))
    expect(toasts).toMatchObject([{ kind: 'error', text: /copy it instead/ }])
  })

  it('the invitation page says that it is loading', () => {
    open({ ...member, answers: { ...answers, 'member.invite': () => new Promise(() => undefined) } })
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  })

  it('the invitation page tells a trial account that it needs an actual account, and shows no Retry', async () => {
    const refuse = () => {
      throw new CallError('trial.rejected', 'ref-1')
    }
    open({ ...member, session: testSession({ type: 4 }), answers: { ...answers, 'member.invite': refuse } })
    expect(await screen.findByText(/actual account/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('the invitation page offers Retry when loading fails', async () => {
    const refuse = () => {
      throw new CallError('service.unavailable', 'ref-2')
    }
    open({ ...member, answers: { ...answers, 'member.invite': refuse } })
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.getByText('Reference ref-2')).toBeVisible()
  })
})

describe('inviting without a session', () => {
  it('the invitation page sends a visitor to sign in, with the way back', async () => {
    const { signInRequests, calls } = open({ promos, path })
    await waitFor(() => expect(signInRequests).toEqual([{ returnTo: path }]))
    expect(calls).toEqual([])
  })

  it('the invitation page does not ask a member who has just logged out to sign in', () => {
    const { signInRequests, events } = open(member)
    act(() => events.setSession(null, 'logout'))
    expect(signInRequests).toEqual([])
  })
})

describe('inviting where REFERRAL is off', () => {
  const notice = {
    id: 'contact_service',
    kind: 'info',
    text: 'Please contact customer service.',
    durationMs: 2000,
  }

  it.each<[string, Options]>([
    ['a member', { session: testSession(), path }],
    ['a visitor', { path }],
  ])(
    'the invitation page with REFERRAL off shows %s the notice for 2 s, and goes back',
    async (_, options) => {
      const { toasts, signInRequests, location, calls } = open(options)
      await waitFor(() => expect(location()).toBe('/m/home'))
      expect(toasts).toEqual([notice])
      expect(signInRequests).toEqual([])
      expect(calls).toEqual([])
    },
  )

  it('the invitation page goes back too when REFERRAL was switched off since the page was loaded', async () => {
    const off = () => {
      throw new CallError('feature.off', 'ref-3')
    }
    const { toasts, location } = open({ ...member, answers: { ...answers, 'member.invite': off } })
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(toasts).toEqual([notice])
  })
})
