import { startAuthentication } from '@simplewebauthn/browser'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failsWith, loginAnswer, showLogin } from './testing'

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn() }))

const signed = { id: 'one', rawId: 'one', type: 'public-key', response: { signature: 's' } }
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Log in with a passkey' }))
const begin = { 'session.passkey.begin': { challenge: 'x', rpId: 'localhost' } }

describe('a login with a passkey', () => {
  beforeEach(() => Object.assign(globalThis, { PublicKeyCredential: class {} }))
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    jest.mocked(startAuthentication).mockReset()
  })

  // SECURITY-7
  it('a passkey logs in without name and password', async () => {
    jest.mocked(startAuthentication).mockResolvedValue(signed as never)
    const { events, inputs } = showLogin({ answers: { ...begin, 'session.passkey': loginAnswer } })
    await press()
    await waitFor(() => expect(events.session.getState().session?.userName).toBe('player01'))
    expect(inputs('session.passkey')).toEqual([{ body: { passkey: signed } }])
  })

  // SECURITY-7
  it('a refused passkey is reported at the form, and a dialog that was closed says nothing', async () => {
    jest.mocked(startAuthentication).mockResolvedValueOnce(signed as never)
    showLogin({ answers: { ...begin, 'session.passkey': failsWith('login.passkey') } })
    await press()
    expect(await screen.findByText(/This passkey can't log in here/)).toBeVisible()
    const givenUp = Object.assign(new Error('closed'), { name: 'NotAllowedError' })
    jest.mocked(startAuthentication).mockRejectedValueOnce(givenUp)
    await press()
    await waitFor(() => expect(startAuthentication).toHaveBeenCalledTimes(2))
    expect(screen.queryByText(/unknown/i)).toBeNull()
  })

  // SECURITY-7, RG-8
  it('a passkey that is refused during a time-out says until when, as a password does', async () => {
    jest.mocked(startAuthentication).mockResolvedValueOnce(signed as never)
    const until = Date.UTC(2026, 10, 21, 16)
    showLogin({
      answers: { ...begin, 'session.passkey': failsWith('member.excluded', { kind: 'timeout', until }) },
    })
    await press()
    expect(await screen.findByText(/until Nov 22, 2026, 00:00/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Log in to withdraw' })).toBeVisible()
  })

  // SECURITY-7
  it('a device that cannot use passkeys gets a message at the form, and no error is reported', async () => {
    const reported = jest.spyOn(globalThis, 'reportError').mockReturnValue()
    const none = Object.assign(new Error('no resident credentials'), { name: 'NotSupportedError' })
    jest.mocked(startAuthentication).mockRejectedValueOnce(none)
    showLogin({ answers: begin })
    await press()
    expect(await screen.findByText(/This passkey can't log in here/)).toBeVisible()
    expect(reported).not.toHaveBeenCalled()
    reported.mockRestore()
  })

  // SECURITY-7
  it('a browser without passkeys offers no login with one', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    showLogin()
    expect(await screen.findByLabelText('Username')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull()
  })
})
