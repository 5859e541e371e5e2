import { CallError } from '@plaza/client/transport'
import { useLocation } from '@plaza/facade/router'
import { testSession } from '@plaza/federation/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { LoginScreen } from './LoginScreen'

const answer = { token: 'token-1', userName: 'player01', customerType: 0, firstTimeLogin: false }
/** As the site mounts it: at its address alone. */
function AtLogin() {
  return useLocation().pathname === '/m/login' ? <LoginScreen /> : null
}
const show = (options: RenderShellOptions = {}) =>
  renderShell(<AtLogin />, { path: '/m/login', answers: { 'session.login': answer }, ...options })
const username = () => screen.getByLabelText('Username')
const password = () => screen.getByLabelText('Password')
const button = () => screen.getByRole('button', { name: 'Log in' })
const fill = async (name = 'player01', secret = 'Play1234') => {
  await userEvent.type(username(), name)
  await userEvent.type(password(), secret)
}
const fails = (code: string, value?: Record<string, unknown>) => () => {
  throw new CallError(code, 'req-1', value, 401)
}

describe('signing in', () => {
  it('says why the button is off until both fields are filled', async () => {
    show()
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    expect(button()).toHaveAccessibleDescription('Fill in your username and password to go on.')
    await fill('player01', 'P')
    expect(button()).not.toHaveAttribute('aria-disabled')
  })

  it('makes a session of the answer and goes home', async () => {
    const { events, calls, location } = show()
    const reasons: string[] = []
    events.on('session:changed', ({ reason }) => reasons.push(reason))
    await fill('  player01 ')
    await userEvent.click(button())
    expect(calls.filter(({ id }) => id === 'session.login')).toEqual([
      {
        id: 'session.login',
        input: { body: { username: 'player01', password: 'Play1234', type: 'username' } },
      },
    ])
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

  it('goes to where the person was going', async () => {
    const { location } = show({ path: '/m/login?returnTo=%2Fm%2FgameList%3FgameType%3DFISH' })
    await fill()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(location()).toBe('/m/gameList?gameType=FISH'))
  })

  it.each(['//evil.example', 'https://evil.example', '/%5Cevil.example'])(
    'never goes to another site: %s',
    async (returnTo) => {
      const { location } = show({ path: `/m/login?returnTo=${returnTo}` })
      await fill()
      await userEvent.click(button())
      await waitFor(() => expect(location()).toBe('/m/home'))
    },
  )

  it('is sent on at once when somebody is signed in already', () => {
    const { location, calls } = show({ session: testSession(), path: '/m/login?returnTo=/m/withdraw' })
    expect(location()).toBe('/m/withdraw')
    expect(calls).toEqual([])
  })

  it('sends once, however often it is pressed', async () => {
    let answerNow = (_: unknown) => undefined as void
    const { calls } = show({
      answers: { 'session.login': () => new Promise((resolve) => (answerNow = resolve)) },
    })
    await fill()
    await userEvent.dblClick(button())
    await userEvent.type(password(), '{Enter}{Enter}')
    expect(button()).toHaveAttribute('aria-busy', 'true')
    expect(calls.filter(({ id }) => id === 'session.login')).toHaveLength(1)
    await act(async () => answerNow(answer))
  })

  it('says at the form that username or password is wrong, keeps what was written, and can be tried again', async () => {
    const { location, events } = show({ answers: { 'session.login': fails('login.failed') } })
    await fill()
    await userEvent.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent('Username or password is wrong.')
    expect(username()).toHaveValue('player01')
    expect(password()).toHaveValue('Play1234')
    expect(events.session.getState().session).toBeNull()
    await waitFor(() => expect(location()).toBe('/m/login'))
    await userEvent.type(password(), '5')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(button()).not.toHaveAttribute('aria-disabled')
  })

  it('says until when a locked account is locked', async () => {
    show({
      answers: { 'session.login': fails('login.locked', { retryAt: Date.now() + 15 * 60_000 + 5000 }) },
    })
    await fill()
    await userEvent.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many failed attempts. This account is locked for a while.Try again in 15 minutes.',
    )
  })

  it('keeps the form when there is no connection', async () => {
    show({ answers: { 'session.login': fails('network.offline') } })
    await fill()
    await userEvent.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline')
    expect(username()).toHaveValue('player01')
  })

  it('gets the encryption ready when the form is entered, and leaves what goes wrong there to the submit', async () => {
    let prepared = 0
    const { shell } = show()
    shell.transport.prepareSeal = () => {
      prepared += 1
      return Promise.reject(new CallError('network.offline', '', {}, 0))
    }
    await userEvent.click(username())
    expect(prepared).toBe(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the password when its eye is pressed', async () => {
    show()
    await userEvent.type(password(), 'Play1234')
    expect(password()).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show characters' }))
    expect(password()).toHaveAttribute('type', 'text')
  })

  it('goes back home, and offers the languages', async () => {
    const { location } = show()
    expect(screen.getByRole('button', { name: /Language/ })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(location()).toBe('/m/home'))
  })

  it('offers nothing that does not work yet', () => {
    show()
    expect(screen.queryByText(/register|forgot|free play/i)).toBeNull()
  })
})
