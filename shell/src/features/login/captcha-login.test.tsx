import { webcrypto } from 'node:crypto'
import { screen, waitFor } from '@testing-library/react'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import userEvent from '@testing-library/user-event'
import { at, failsWith, fillLogin, loginAnswer, showLogin } from './testing'

const picture = () => document.querySelector('img')?.getAttribute('src')
const carrying = failsWith('login.failed', { captcha: true })
/** Fails with each error in turn, then succeeds. */
const inTurn = (...failures: (() => never)[]) => {
  let tries = 0
  return () => failures[(tries += 1) - 1]?.() ?? loginAnswer
}
const submit = () => userEvent.click(at.submit())

beforeEach(() => localStorage.clear())

describe('the captcha of the login form', () => {
  // LOGIN-5
  it('the captcha of the sign-in form appears only after a failure asks for it', async () => {
    const { inputs } = showLogin({ answers: { 'session.login': failsWith('login.failed') } })
    await fillLogin()
    await submit()
    await screen.findByRole('alert')
    expect(screen.queryByLabelText('Captcha')).toBeNull()
    expect(inputs('captcha.get')).toEqual([])
  })

  // LOGIN-5
  it('the captcha of the sign-in form is required once it is shown, and is sent with the next attempt', async () => {
    const { sent, location } = showLogin({ answers: { 'session.login': inTurn(carrying) } })
    await fillLogin()
    await submit()
    await waitFor(() => expect(at.captcha()).toBeInTheDocument())
    expect(screen.getByRole('alert')).toHaveTextContent('Username or password is wrong.')
    await submit()
    expect(at.captcha()).toHaveAccessibleDescription('Please enter the code.')
    expect(at.captcha()).toHaveFocus()
    expect(sent()).toHaveLength(1)
    await userEvent.type(at.captcha(), '4711')
    await submit()
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(sent()[1]).toEqual({
      username: 'player01',
      password: 'Play1234',
      captcha: '4711',
      type: 'username',
    })
  })

  // LOGIN-5
  it('the captcha of the sign-in form is renewed and its field emptied after each failure', async () => {
    showLogin({ answers: { 'session.login': inTurn(carrying, failsWith('login.failed')) } })
    await fillLogin()
    await submit()
    await waitFor(() => expect(picture()).toContain('AAA1'))
    await userEvent.type(at.captcha(), '4711')
    await submit()
    await waitFor(() => expect(picture()).toContain('AAA2'))
    expect(at.captcha()).toHaveValue('')
  })

  // LOGIN-10
  it('a sign-in with a captcha is sent once the work beside the picture was done and accepted', async () => {
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 3,
      deriveKey,
      hmacSignatureSecret: 'secret',
    })
    let reports = 0
    const { calls, inputs, location } = showLogin({
      answers: {
        'session.login': inTurn(carrying),
        'captcha.get': { image: 'AAAA', expiresAt: 0, work: challenge as never },
        'captcha.work': () => ((reports += 1) === 1 ? failsWith('network.offline', {}, 0)() : {}),
      },
    })
    await fillLogin()
    await submit()
    await waitFor(() => expect(picture()).toContain('AAAA'))
    await userEvent.type(at.captcha(), '4711')
    await waitFor(() => expect(reports).toBe(1))
    await submit()
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(inputs('captcha.work')).toHaveLength(2)
    expect(inputs('captcha.work')[1]).toMatchObject({ body: { counter: 3 } })
    const order = calls.map(({ id }) => id).filter((id) => id === 'captcha.work' || id === 'session.login')
    expect(order).toEqual(['session.login', 'captcha.work', 'captcha.work', 'session.login'])
  })

  it('the captcha of the sign-in form is kept when no answer came, because the picture has not been used', async () => {
    showLogin({ answers: { 'session.login': inTurn(carrying, failsWith('network.offline', {}, 0)) } })
    await fillLogin()
    await submit()
    await waitFor(() => expect(picture()).toContain('AAA1'))
    await userEvent.type(at.captcha(), '4711')
    await submit()
    expect(await screen.findByText(/You are offline/)).toBeInTheDocument()
    expect(at.captcha()).toHaveValue('4711')
    expect(picture()).toContain('AAA1')
  })

  it.each([
    ['captcha.wrong', "The code doesn't match the picture."],
    ['captcha.expired', 'This picture has expired. Here is a new one.'],
    ['captcha.required', 'Please enter the code from the picture.'],
  ])('the captcha field shows %s, with a fresh picture and the focus', async (code, text) => {
    showLogin({ answers: { 'session.login': inTurn(carrying, failsWith(code, { captcha: true }, 400)) } })
    await fillLogin()
    await submit()
    await waitFor(() => expect(picture()).toContain('AAA1'))
    await userEvent.type(at.captcha(), '4711')
    await submit()
    await waitFor(() => expect(at.captcha()).toHaveAccessibleDescription(text))
    await waitFor(() => expect(picture()).toContain('AAA2'))
    expect(at.captcha()).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  // LOGIN-5
  it('the captcha of the sign-in form is renewed when the mode changes', async () => {
    showLogin({ flags: { MOBILEVERCODELOGIN3: true }, answers: { 'session.login': carrying } })
    await fillLogin()
    await submit()
    await waitFor(() => expect(picture()).toContain('AAA1'))
    await userEvent.type(at.captcha(), '47')
    await userEvent.click(at.tab('Mobile'))
    await waitFor(() => expect(picture()).toContain('AAA2'))
    expect(at.captcha()).toHaveValue('')
  })
})
