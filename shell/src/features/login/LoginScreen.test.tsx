import { CallError } from '@plaza/client/transport'
import { testSession } from '@plaza/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { firstPasswordOf } from '../../kernel/session/first-login-password'
import { at, failsWith, fillLogin, loginAnswer, rulesOf, showLogin } from './testing'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('signing in', () => {
  // SESSION-1
  it('signing in starts a session from the answer and goes home', async () => {
    const { events, sent, location } = showLogin()
    const reasons: string[] = []
    events.on('session:changed', ({ reason }) => reasons.push(reason))
    await fillLogin('  player01 ')
    await userEvent.click(at.submit())
    expect(sent()).toEqual([{ username: 'player01', password: 'Play1234', type: 'username' }])
    expect(events.session.getState().session).toEqual({
      token: 'token-1',
      merchantCode: 'demo',
      userName: 'player01',
      type: 0,
      firstTimeLogin: false,
    })
    expect(reasons).toEqual(['login'])
    await waitFor(() => expect(location()).toBe('/m/home'))
  })

  it('signing in goes to where the person was going', async () => {
    const { location } = showLogin({ path: '/m/login?returnTo=%2Fm%2FgameList%3FgameType%3DFISH' })
    await fillLogin()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(location()).toBe('/m/gameList?gameType=FISH'))
  })

  // DEPOSIT-11
  it.each([
    ['/m/voucherCenter?order=D1', 1],
    ['/m/voucherCenter', 0],
    ['/m/withdraw', 0],
  ])('sign-in on the way to %s says %d times what happens with a payment', async (returnTo, times) => {
    const said: unknown[] = []
    showLogin({
      path: `/m/login?returnTo=${encodeURIComponent(returnTo)}`,
      onEvents: (events) => events.on('dialog', (dialog) => said.push(dialog)),
    })
    await screen.findByRole('button', { name: 'Log in' })
    expect(said).toEqual(
      Array(times).fill(
        expect.objectContaining({ title: 'Your payment', text: expect.stringContaining('automatically') }),
      ),
    )
  })

  it.each(['//evil.example', 'https://evil.example', '/%5Cevil.example'])(
    'signing in never goes to another site: %s',
    async (returnTo) => {
      const { location } = showLogin({ path: `/m/login?returnTo=${returnTo}` })
      await fillLogin()
      await userEvent.click(at.submit())
      await waitFor(() => expect(location()).toBe('/m/home'))
    },
  )

  // CHANGE-4
  it('the first login leads to the forced change of password, with the password in memory only', async () => {
    const { location } = showLogin({
      answers: { 'session.login': { ...loginAnswer, userName: 'newbie01', firstTimeLogin: true } },
    })
    await fillLogin('newbie01')
    await userEvent.click(at.submit())
    await waitFor(() => expect(location()).toBe('/m/changePsw'))
    expect(firstPasswordOf('newbie01')).toBe('Play1234')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Play1234')
  })

  it('the sign-in page sends on somebody who is already signed in', () => {
    const { location, calls } = showLogin({ session: testSession(), path: '/m/login?returnTo=/m/withdraw' })
    expect(location()).toBe('/m/withdraw')
    expect(calls).toEqual([])
  })

  it('the sign-in page keeps what is typed until the session in this browser is confirmed', async () => {
    const { events, location, shell } = showLogin({ session: testSession(), isRecognising: true })
    await userEvent.type(at.username(), 'play')
    act(() => {
      events.endSessionHere('expired')
      shell.recognition.settle()
    })
    expect(at.username()).toHaveValue('play')
    expect(location()).toBe('/m/login')
  })

  it('the sign-in page sends a signed-in person on once the session is confirmed', () => {
    const { location, shell } = showLogin({ session: testSession(), isRecognising: true })
    expect(location()).toBe('/m/login')
    act(() => shell.recognition.settle())
    expect(location()).toBe('/m/home')
  })

  it('the sign-in page follows another tab that signs in', async () => {
    const { events, location } = showLogin()
    await userEvent.type(at.username(), 'play')
    act(() => events.setSession(testSession(), 'other-tab'))
    await waitFor(() => expect(location()).toBe('/m/home'))
  })

  // TRIAL-2
  it('a trial account can sign in with its own account', async () => {
    sessionStorage.setItem('trialName', 'Guest 77')
    const { events, location } = showLogin({ session: testSession({ type: 4 }) })
    await fillLogin()
    await userEvent.click(at.submit())
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(events.session.getState().session?.type).toBe(0)
    expect(sessionStorage.getItem('trialName')).toBeNull()
  })

  it('the sign-in form is sent once, however often the button is pressed', async () => {
    let answerNow = (_: unknown) => undefined as void
    const { sent } = showLogin({
      answers: { 'session.login': () => new Promise((resolve) => (answerNow = resolve)) },
    })
    await fillLogin()
    await userEvent.dblClick(at.submit())
    await userEvent.type(at.password(), '{Enter}{Enter}')
    expect(at.submit()).toHaveAttribute('aria-busy', 'true')
    expect(sent()).toHaveLength(1)
    await act(async () => answerNow(loginAnswer))
  })

  it('the sign-in form shows a loading message for as long as it works; the new token removes all messages', async () => {
    let answerNow = (_: unknown) => undefined as void
    const { events } = showLogin({
      answers: { 'session.login': () => new Promise((resolve) => (answerNow = resolve)) },
    })
    await fillLogin()
    await userEvent.click(at.submit())
    expect(await screen.findByText('Please wait')).toBeInTheDocument()
    act(() => {
      events.say('toast', { kind: 'info', text: 'An older message' })
      events.say('dialog', { title: 'An older dialog', text: 'Still open' })
    })
    // The message leaves by itself after some seconds, which the dialog's code may take to load.
    expect(await screen.findByText('An older message')).toBeInTheDocument()
    await screen.findByRole('alertdialog')
    await act(async () => answerNow(loginAnswer))
    await waitFor(() => {
      expect(screen.queryByText('Please wait')).toBeNull()
      expect(screen.queryByText('An older message')).toBeNull()
      expect(screen.queryByRole('alertdialog')).toBeNull()
    })
  })
})

describe('what is written in the form', () => {
  // LOGIN-4
  it('the sign-in form is checked before anything is sent, and the first invalid field gets the focus', async () => {
    const { sent } = showLogin()
    await userEvent.click(at.submit())
    expect(at.username()).toHaveAccessibleDescription('Please fill this in.')
    expect(at.password()).toHaveAccessibleDescription('Please fill this in.')
    expect(at.username()).toHaveFocus()
    await userEvent.type(at.username(), 'player01')
    expect(at.username()).toBeValid()
    await userEvent.click(at.submit())
    expect(at.password()).toHaveFocus()
    expect(sent()).toEqual([])
  })

  // LOGIN-4
  it('the sign-in form applies the merchant’s sign-in rules', async () => {
    const { sent } = showLogin({
      answers: {
        'system.setting.register': rulesOf({
          loginUsername: {
            isEnabled: true,
            isRequired: true,
            minLength: 4,
            maxLength: 16,
            pattern: '[a-z0-9]+',
          },
        }),
      },
    })
    await fillLogin('abc')
    await userEvent.click(at.submit())
    await waitFor(() => expect(at.username()).toHaveAccessibleDescription('4 to 16 characters'))
    expect(sent()).toEqual([])
  })

  it('the sign-in form refuses empty fields, whatever the rules say', async () => {
    const off = { isEnabled: false, isRequired: false }
    const { sent } = showLogin({
      answers: { 'system.setting.register': rulesOf({ loginUsername: off, loginPassword: off }) },
    })
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    await userEvent.click(at.submit())
    expect(at.username()).toHaveAccessibleDescription('Please fill this in.')
    expect(sent()).toEqual([])
  })

  it.each([
    ['emoji', '🎲🎲🎲🎲'],
    ['right-to-left text', 'لاعب'],
    ['a script', '<script>alert(1)</script>'],
  ])('the sign-in form sends text unchanged when the rules allow it: %s', async (_what, text) => {
    const { sent } = showLogin()
    await userEvent.click(at.username())
    await userEvent.paste(` ${text}\t`)
    await userEvent.click(at.password())
    await userEvent.paste(text)
    await userEvent.click(at.submit())
    expect(sent()).toEqual([{ username: text, password: text, type: 'username' }])
  })

  it('the sign-in fields limit their length', () => {
    showLogin()
    expect(at.username()).toHaveAttribute('maxlength', '64')
    expect(at.password()).toHaveAttribute('maxlength', '128')
  })

  it('the eye button shows the password', async () => {
    showLogin()
    await userEvent.type(at.password(), 'Play1234')
    expect(at.password()).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show characters' }))
    expect(at.password()).toHaveAttribute('type', 'text')
  })

  it('the sign-in fields work with password managers', () => {
    showLogin()
    expect(at.username()).toHaveAttribute('autocomplete', 'username')
    expect(at.password()).toHaveAttribute('autocomplete', 'current-password')
  })
})

describe('a sign-in that fails', () => {
  it('a failed sign-in shows its error at the form, which keeps its values and can be sent again', async () => {
    const { location, events } = showLogin({ answers: { 'session.login': failsWith('login.failed') } })
    await fillLogin()
    await userEvent.click(at.submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Username or password is wrong.')
    expect(at.username()).toHaveValue('player01')
    expect(at.password()).toHaveValue('Play1234')
    expect(events.session.getState().session).toBeNull()
    expect(location()).toBe('/m/login')
    await userEvent.type(at.password(), '5')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(at.submit()).not.toHaveAttribute('aria-disabled')
  })

  // ERROR-2
  it.each([
    ['network.offline', 'You are offline', 0],
    ['network.timeout', 'This took too long', 0],
    ['answer.invalid', "We couldn't read the answer", 200],
    ['service.unavailable', "Part of the service isn't responding", 503],
    ['request.rate.limited', 'Too many attempts', 429],
    ['member.blocked', 'This account is blocked', 403],
    [
      'a.code.of.tomorrow',
      "This wasn't accepted. Please check what you entered, or try again later. Reference req-1",
      400,
    ],
  ])('a sign-in that fails with %s says so and keeps the form', async (code, text, status) => {
    showLogin({ answers: { 'session.login': failsWith(code, {}, status) } })
    await fillLogin()
    await userEvent.click(at.submit())
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(at.username()).toHaveValue('player01')
    expect(screen.queryByText('Please wait')).toBeNull()
  })

  it('a sign-in that fails by an error in the page says so, and the error is reported', async () => {
    const reported: unknown[] = []
    const listen = (event: ErrorEvent) => (reported.push(event.error), event.preventDefault())
    window.addEventListener('error', listen)
    showLogin({
      answers: {
        'session.login': () => {
          throw new TypeError('of our own')
        },
      },
    })
    await fillLogin()
    await userEvent.click(at.submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    expect(reported).toEqual([new TypeError('of our own')])
    window.removeEventListener('error', listen)
  })

  it('the sign-in form prepares encryption on focus, and leaves a failure of that to the submit', async () => {
    let prepared = 0
    const { shell } = showLogin()
    shell.transport.prepareSeal = () => {
      prepared += 1
      return Promise.reject(new CallError('network.offline', '', {}, 0))
    }
    await userEvent.click(at.username())
    expect(prepared).toBe(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a locked account', () => {
  afterEach(() => jest.useRealTimers())

  // LOGIN-8
  it('a locked account sees a countdown to the next try, which screen readers do not repeat', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
    showLogin({
      answers: {
        'session.login': () => failsWith('login.locked', { retryAt: Date.now() + 15 * 60_000 }, 429)(),
      },
    })
    await user.type(at.username(), 'player01')
    await user.type(at.password(), 'wrong')
    await user.click(at.submit())
    await act(async () => void (await jest.advanceTimersByTimeAsync(0)))
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Too many failed attempts. Logging in from here is locked for a while.',
    )
    expect(screen.getByRole('timer')).toHaveTextContent('Try again in 15:00.')
    await act(async () => void (await jest.advanceTimersByTimeAsync(61_000)))
    expect(screen.getByRole('timer')).toHaveTextContent('Try again in 13:59.')
    await act(async () => void (await jest.advanceTimersByTimeAsync(15 * 60_000)))
    expect(screen.queryByRole('timer')).toBeNull()
  })
})

describe('around the form', () => {
  // FRAME-2
  it('the sign-in page leads back home, and offers the languages', async () => {
    const { location } = showLogin()
    expect(screen.getByRole('button', { name: /Language/ })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(location()).toBe('/m/home'))
  })

  // LOGIN-6
  it.each([true, false])(
    'the sign-in page leads home, to registration, the forgotten password and service, with DIRECTREG3 %s',
    (DIRECTREG3) => {
      showLogin({ flags: { DIRECTREG3 } })
      const links = within(screen.getByRole('navigation')).getAllByRole('link')
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Back to home', '/m/home'],
        ['Register now', '/m/register'],
        ['Forgot password', '/m/forget'],
        ['Customer service', '/m/service'],
      ])
    },
  )

  it('the sign-in page offers free play, which goes home', async () => {
    const { events, location } = showLogin({
      path: '/m/login?returnTo=/m/withdraw',
      answers: {
        'member.trialUser': { token: 'once', userName: 'trial77', customerType: 4, trialName: 'Guest' },
        'session.freePlay': {
          result: 1,
          token: 'token-2',
          userName: 'trial77',
          customerType: 4,
          merchantCode: 'demo-trial',
        },
      },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Free play' }))
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(events.session.getState().session?.merchantCode).toBe('demo-trial')
  })

  it('the sign-in page shows at the form why free play failed', async () => {
    showLogin({ answers: { 'member.trialUser': failsWith('trial.refused', {}, 503) } })
    await userEvent.click(screen.getByRole('button', { name: 'Free play' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('No trial account can be created right now')
  })
})

describe('coming back from a social provider', () => {
  // SOCIAL-1
  it('the return from a social provider starts the page’s session from the cookie', async () => {
    const { events, location } = showLogin({
      path: '/m/login?social=done&returnTo=/m/withdraw',
      answers: { 'session.renew': testSession({ userName: 'social01' }) },
    })
    expect(at.submit()).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(location()).toBe('/m/withdraw'))
    expect(events.session.getState()).toMatchObject({ session: { userName: 'social01' }, reason: 'login' })
  })

  it('the return from a social provider reports a failure once, and keeps where the person was going', async () => {
    const { location } = showLogin({ path: '/m/login?social=failed&returnTo=%2Fm%2Fwithdraw' })
    expect(await screen.findByRole('alert')).toHaveTextContent("Signing in with this provider didn't work")
    expect(location()).toBe('/m/login?returnTo=%2Fm%2Fwithdraw')
  })

  it.each([
    ['there is no session', 'session.required', 401, "Signing in with this provider didn't work"],
    ['there is no connection', 'network.offline', 0, 'You are offline'],
  ])(
    'the return from a social provider says so when %s behind the cookie',
    async (_why, code, status, text) => {
      showLogin({
        path: '/m/login?social=done',
        answers: { 'session.renew': failsWith(code, {}, status) },
      })
      expect(await screen.findByRole('alert')).toHaveTextContent(text)
      expect(at.submit()).not.toHaveAttribute('aria-busy')
    },
  )
})
