import { CallError } from '@plaza/client/transport'
import { pushOf } from '@plaza/contract/page'
import { createTabs, createTestEvents } from '@plaza/events/testing'
import { testSession } from '@plaza/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { Overlays } from './Overlays'

const show = (options: RenderShellOptions = {}) => renderShell(<Overlays />, options)

describe('toasts', () => {
  it('toasts are drawn in a polite live region that exists from the start', async () => {
    const { events } = show()
    const region = screen.getByRole('status')
    expect(region).toBeEmptyDOMElement()
    expect(region).toHaveAttribute('aria-live', 'polite')
    act(() => {
      events.say('toast', { kind: 'success', text: 'Change saved' })
      events.say('toast', { kind: 'info', text: 'And more' })
    })
    expect(await screen.findByText('Change saved')).toBeInTheDocument()
    expect(screen.getByRole('status')).toBe(region)
    expect(region).toHaveTextContent('And more')
  })

  it('toasts disappear by themselves', async () => {
    const { events } = show()
    act(() => events.say('toast', { kind: 'info', text: 'Soon gone', durationMs: 150 }))
    await screen.findByText('Soon gone')
    await waitFor(() => expect(screen.queryByText('Soon gone')).toBeNull())
  })
})

describe('a toast that is taken away', () => {
  it('a dismissed toast disappears before its time, and others stay', async () => {
    const { events } = show()
    act(() => {
      events.say('toast', { id: 'sms', kind: 'loading', text: 'Sending SMS…', durationMs: 10_000 })
      events.say('toast', { kind: 'info', text: 'Another' })
    })
    await screen.findByText('Sending SMS…')
    act(() => events.say('toast:hide', { id: 'sms' }))
    expect(screen.queryByText('Sending SMS…')).toBeNull()
    expect(screen.getByText('Another')).toBeInTheDocument()
  })

  it('a toast that is dismissed while its code loads is never shown', async () => {
    const { events } = show()
    act(() => {
      events.say('toast', { id: 'sms', kind: 'loading', text: 'Sending SMS…', durationMs: 10_000 })
      events.say('toast:hide', { id: 'sms' })
      events.say('toast', { kind: 'info', text: 'Another' })
    })
    await screen.findByText('Another')
    expect(screen.queryByText('Sending SMS…')).toBeNull()
  })
})

describe('the appearance of a token', () => {
  // FRAME-13
  it('a new token removes toasts and dialogs; later ones stay', async () => {
    const { events } = show()
    act(() => {
      events.say('toast', { kind: 'info', text: 'An older message' })
      events.say('dialog', { title: 'An older dialog', text: 'Still open' })
    })
    await screen.findByText('An older message')
    await screen.findByRole('alertdialog')
    act(() => {
      events.setSession(testSession(), 'login')
      events.say('toast', { kind: 'success', text: 'Welcome' })
    })
    expect(screen.queryByText('An older message')).toBeNull()
    expect(screen.getByText('Welcome')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('announcing the same session again removes no toast', async () => {
    const { events } = show({ session: testSession() })
    act(() => events.say('toast', { kind: 'info', text: 'A message' }))
    await screen.findByText('A message')
    act(() => events.setSession(testSession(), 'start'))
    expect(screen.getByText('A message')).toBeInTheDocument()
  })
})

describe('a dialog that a remote asks for', () => {
  it('confirming a dialog of a remote navigates to its target', async () => {
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

  it('a dialog of a remote without a choice has one button, and its answer closes it', async () => {
    const { events, location } = show()
    act(() =>
      events.say('dialog', { title: 'Old and new', text: 'They cannot be the same.', confirm: 'Confirm' }),
    )
    const dialog = await screen.findByRole('alertdialog', { name: 'Old and new' })
    expect(within(dialog).getAllByRole('button')).toHaveLength(1)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(location()).toBe('/m/home')
  })
})

describe('a dialog that only tells something', () => {
  const ask = async (durationMs?: number) => {
    const { events } = show()
    act(() => events.say('dialog', { title: 'First', text: 'Loads the code.', confirm: 'Confirm' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    jest.useFakeTimers()
    act(() => events.say('dialog', { title: 'News', text: 'It is done.', durationMs }))
    expect(screen.getByRole('alertdialog', { name: 'News' })).toBeInTheDocument()
    return (ms: number) => {
      act(() => jest.advanceTimersByTime(ms))
      return document.querySelector('[role=alertdialog]:not([data-closed])')
    }
  }
  afterEach(() => jest.useRealTimers())

  // FRAME-13
  it.each([
    ['after 1.5 s', undefined, 1500],
    ['after the time that it is given', 4000, 4000],
  ])('an informative dialog closes by itself %s', async (_when, durationMs, ms) => {
    const pass = await ask(durationMs)
    expect(pass(ms - 1)).not.toBeNull()
    expect(pass(1)).toBeNull()
  })

  it('a dialog that needs an answer never closes by itself', async () => {
    const { events } = show()
    act(() => events.say('dialog', { title: 'Contract', text: 'It waits.', cancel: 'Cancel', to: '/m/home' }))
    await screen.findByRole('alertdialog', { name: 'Contract' })
    jest.useFakeTimers()
    act(() => jest.advanceTimersByTime(60_000))
    expect(document.querySelector('[role=alertdialog]:not([data-closed])')).not.toBeNull()
  })
})

describe('a token that appears', () => {
  // FRAME-13
  it('a new token removes dialogs and toasts', async () => {
    const { events } = show()
    act(() => {
      events.say('dialog', { title: 'Log in', text: 'Wait.', confirm: 'Confirm' })
      events.say('toast', { kind: 'loading', text: 'Please wait', durationMs: 9999 })
    })
    await screen.findByRole('alertdialog')
    await screen.findByText('Please wait')
    act(() => events.setSession(testSession(), 'login'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.queryByText('Please wait')).toBeNull()
  })

  it('a new token leaves later messages, and a renewed session removes none', async () => {
    const { events } = show({ session: testSession({ token: 'token-1' }) })
    act(() => events.say('toast', { kind: 'info', text: 'Stays', durationMs: 60_000 }))
    await screen.findByText('Stays')
    act(() => events.setSession(testSession({ token: 'token-1', type: 1 }), 'start'))
    expect(screen.getByText('Stays')).toBeInTheDocument()
  })
})

describe('what needs a session', () => {
  // SESSION-4
  it('a page that needs a session asks first when configured so, and Confirm goes to sign in with the way back', async () => {
    const { events, location } = show({ path: '/m/member/home' })
    act(() => events.say('session:required', { dialog: true, returnTo: '/m/voucherCenter' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Log in first' })
    expect(location()).toBe('/m/member/home')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
    expect(location()).toBe('/m/login?returnTo=%2Fm%2FvoucherCenter')
  })

  it('a page stays as it is when the sign-in dialog is cancelled', async () => {
    const { events, location } = show({ path: '/m/member/home' })
    act(() => events.say('session:required', { dialog: true, returnTo: '/m/voucherCenter' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(location()).toBe('/m/member/home')
  })

  it('other pages that need a session go straight to sign in', () => {
    const { events, location } = show({ path: '/m/gameList' })
    act(() => events.say('session:required', { returnTo: '/m/gameList?gameType=FISH' }))
    expect(location()).toBe('/m/login?returnTo=%2Fm%2FgameList%3FgameType%3DFISH')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('a session that ends by itself', () => {
  it('a message appears when the session ends by itself', async () => {
    const { events } = show({ session: testSession() })
    act(() => events.setSession(null, 'expired'))
    expect(await screen.findByText('You have been logged out. Please log in again.')).toBeInTheDocument()
  })

  // RG-8
  it.each(['before', 'after'])(
    'a break that ended the session is named, also when the page is signed out %s the reason arrives',
    async (order) => {
      const { events } = show({ session: testSession({ id: 's1' }) })
      const end = () => events.endSessionHere('expired')
      // The page is signed out by another listener, which may come before or after.
      if (order === 'after') events.on('session:ended', end)
      act(() => {
        if (order === 'before') end()
        events.receivePush(pushOf('session:ended', { reason: 'expired', session: 's1', by: 'break' }))
      })
      expect(await screen.findByText(/Your break from play has begun/)).toBeVisible()
    },
  )

  it('no message appears when the session was ended on purpose, here or in another tab', async () => {
    const tabs = createTabs()
    const emitted: unknown[] = []
    const { events } = show({
      session: testSession(),
      tabs,
      onEvents: (bus) => bus.on('toast', (toast) => emitted.push(toast)),
    })
    act(() => createTestEvents({ tabs }).setSession(null, 'logout'))
    act(() => events.setSession(testSession(), 'login'))
    act(() => events.setSession(null, 'logout'))
    expect(emitted).toEqual([])
  })
})

describe('signing out', () => {
  // SESSION-2
  it('signing out asks first, and nothing happens when it is cancelled', async () => {
    const { events, calls } = show({ session: testSession() })
    act(() => events.say('session:logout-request', {}))
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out?' })
    expect(dialog).toHaveTextContent('Are you sure you want to sign out?')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(calls).toEqual([])
    expect(events.session.getState().session).not.toBeNull()
  })

  // FRAME-13
  it.each([
    ['/m/home', 9999],
    ['/m/set', 10_000],
  ])(
    'signing out at %s shows for %i ms that it is working, then that it still is',
    async (path, durationMs) => {
      const toasts: { text: string; durationMs?: number }[] = []
      const { events } = show({
        session: testSession(),
        path,
        onEvents: (bus) => bus.on('toast', (toast) => toasts.push(toast)),
        answers: { 'session.logout': () => new Promise(() => undefined) },
      })
      act(() => events.say('session:logout-request', {}))
      const confirm = await screen.findByRole('button', { name: 'Confirm' })
      jest.useFakeTimers()
      try {
        act(() => confirm.click())
        expect(toasts).toEqual([expect.objectContaining({ text: 'Please wait', durationMs })])
        act(() => jest.advanceTimersByTime(durationMs - 1))
        expect(toasts).toHaveLength(1)
        act(() => jest.advanceTimersByTime(1))
        expect(toasts[1]).toMatchObject({ text: 'Still signing you out…', durationMs })
      } finally {
        jest.useRealTimers()
      }
    },
  )

  it('a failed sign-out is reported, and the person stays signed in', async () => {
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
    expect(await screen.findByText(/Part of the service isn't responding/)).toBeInTheDocument()
    expect(calls).toEqual([{ id: 'session.logout', input: { query: { token: 'token-1' } } }])
    expect(toasts).toEqual([
      expect.objectContaining({ kind: 'loading', durationMs: 9999, id: 'sign-out' }),
      expect.objectContaining({ kind: 'error', id: 'sign-out' }),
    ])
    expect(events.session.getState().session?.userName).toBe('player01')
  })
})
