import { smsTimings } from '@plaza/contract/kernel'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { rulesOf, at, failsWith, fillLogin, showLogin } from './testing'
import type { RenderShellOptions } from '../../testing/render-shell'

const flags = { MOBILEVERCODELOGIN3: true }
async function showMobile(options: RenderShellOptions = {}) {
  const made = showLogin({ flags, ...options })
  await userEvent.click(at.tab('Mobile'))
  await screen.findByRole('combobox', { name: 'Country code' })
  return made
}
const sendCode = () => userEvent.click(screen.getByRole('button', { name: /Send code/ }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // A busy machine may take longer to look than the notice stays.
  jest.replaceProperty(smsTimings as { sentMs: number }, 'sentMs', 3_600_000)
})
afterEach(() => jest.restoreAllMocks())

describe('signing in by mobile number', () => {
  // LOGIN-1
  it('signing in by mobile number is offered only with its flag', () => {
    const { unmount } = showLogin()
    expect(screen.queryByRole('tab')).toBeNull()
    unmount()
    showLogin({ flags })
    expect(at.tab('Username')).toHaveAttribute('aria-selected', 'true')
    expect(at.tab('Mobile')).toBeInTheDocument()
    expect(screen.getAllByLabelText('Username')).toHaveLength(1)
  })

  // LOGIN-1, SMS-3
  it('signing in by mobile number sends the code without a session, and signs in with number and code', async () => {
    const { inputs, sent, location } = await showMobile()
    await userEvent.type(at.mobile(), '0917 123 4567')
    await sendCode()
    expect(inputs('verification.sms.noLogin')).toEqual([
      {
        body: {
          mobileNum: '09171234567',
          countryDialingCode: '63',
          module: 'VERIFICATION3',
          purpose: 'login',
        },
      },
    ])
    expect(await screen.findByText('SMS sent')).toBeInTheDocument()
    await waitFor(() => expect(at.code()).toHaveFocus())
    await userEvent.type(at.code(), '123456')
    await userEvent.click(at.submit())
    expect(sent()).toEqual([
      { username: '09171234567', password: '123456', type: 'sms', countryDialingCode: '63' },
    ])
    await waitFor(() => expect(location()).toBe('/m/home'))
  })

  // SMS-1
  it('signing in by mobile number sends no code until the number is valid, and says what is wrong with it', async () => {
    const { inputs } = await showMobile({
      answers: {
        'system.setting.register': rulesOf({
          loginMobileNum: {
            isEnabled: true,
            isRequired: true,
            minLength: 10,
            maxLength: 11,
            pattern: '\\d+',
          },
        }),
      },
    })
    await userEvent.type(at.mobile(), '917')
    await sendCode()
    expect(at.mobile()).toHaveAccessibleDescription('10 to 11 digits')
    expect(at.mobile()).toHaveFocus()
    expect(inputs('verification.sms.noLogin')).toEqual([])
  })

  it('signing in by mobile number asks for a captcha when the gateway does, sends it with the code, and needs none to sign in', async () => {
    const needs: unknown[] = [failsWith('captcha.required', { captcha: true })]
    const { inputs, sent } = await showMobile({
      answers: {
        'verification.sms.noLogin': () => {
          const next = needs.shift()
          return typeof next === 'function' ? (next as () => unknown)() : { expiredMinutes: 1 }
        },
      },
    })
    await userEvent.type(at.mobile(), '09171234567')
    await sendCode()
    await waitFor(() =>
      expect(at.captcha()).toHaveAccessibleDescription('Please enter the code from the picture.'),
    )
    expect(at.captcha()).toHaveFocus()
    await sendCode()
    expect(inputs('verification.sms.noLogin')).toHaveLength(1)
    await userEvent.type(at.captcha(), '1234')
    await sendCode()
    expect(inputs('verification.sms.noLogin').at(-1)).toMatchObject({ body: { captcha: '1234' } })
    expect(await screen.findByText('SMS sent')).toBeInTheDocument()
    expect(screen.queryByLabelText('Captcha')).toBeNull()
    await userEvent.type(at.code(), '123456')
    await userEvent.click(at.submit())
    expect(sent()).toEqual([expect.not.objectContaining({ captcha: expect.anything() as unknown })])
  })

  it('signing in by mobile number shows another picture when the captcha was wrong', async () => {
    const codes = ['captcha.required', 'captcha.wrong']
    const { inputs } = await showMobile({
      answers: { 'verification.sms.noLogin': () => failsWith(codes.shift() ?? 'captcha.wrong', {}, 400)() },
    })
    await userEvent.type(at.mobile(), '09171234567')
    await sendCode()
    await userEvent.type(await screen.findByLabelText('Captcha'), '1234')
    await sendCode()
    await waitFor(() =>
      expect(at.captcha()).toHaveAccessibleDescription("The code doesn't match the picture."),
    )
    expect(at.captcha()).toHaveValue('')
    expect(inputs('captcha.get')).toHaveLength(2)
  })

  it('signing in by mobile number keeps the countdown while the mode is switched back and forth', async () => {
    await showMobile()
    await userEvent.type(at.mobile(), '09171234567')
    await sendCode()
    await screen.findByRole('button', { name: /in 60s/ })
    await userEvent.click(at.tab('Username'))
    await userEvent.click(at.tab('Mobile'))
    expect(screen.getByRole('button', { name: /Send code again in \d+s/ })).toBeInTheDocument()
    expect(at.mobile()).toHaveValue('09171234567')
  })

  it('a wrong SMS code is reported at its field', async () => {
    await showMobile({ answers: { 'session.login': failsWith('sms.code.wrong', {}, 400) } })
    await userEvent.type(at.mobile(), '09171234567')
    await userEvent.type(at.code(), '000000')
    await userEvent.click(at.submit())
    await waitFor(() => expect(at.code()).toHaveAccessibleDescription('The verification code is wrong.'))
    expect(at.code()).toHaveFocus()
  })

  it('signing in by mobile number clears the messages of the other mode', async () => {
    showLogin({ flags, answers: { 'session.login': failsWith('login.failed') } })
    await fillLogin()
    await userEvent.click(at.submit())
    await screen.findByRole('alert')
    await userEvent.click(at.tab('Mobile'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(at.mobile()).toBeValid()
  })

  // SOCIAL-1
  it('signing in by mobile number has no social sign-in', async () => {
    showLogin({
      flags: { ...flags, GOOGLELOGIN3: true },
      answers: { 'session.social.providers': { providers: ['google'] } },
    })
    await screen.findByRole('button', { name: 'Continue with Google' })
    await userEvent.click(at.tab('Mobile'))
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
  })
})

describe('the phone-verification variant', () => {
  const provider = (confirm: (code: string) => Promise<string | undefined>) => {
    const sent: unknown[] = []
    return { sent, send: async (mobile: unknown) => void sent.push(mobile), confirm }
  }
  async function fill() {
    await userEvent.type(at.mobile(), '09171234567')
    await sendCode()
    await screen.findByRole('button', { name: /again in (60|5\d)s/ })
    await userEvent.type(at.code(), '123456')
    await userEvent.click(at.submit())
  }

  // SMS-1
  it('the phone-verification provider sends the code, waits a minute, and signs in with its id token', async () => {
    const phone = provider(async (code) => `proof of ${code}`)
    const { shell, sent, inputs } = await showMobile({ flags: { ...flags, FIREBASEVER3: true } })
    shell.phoneVerification = phone
    await userEvent.click(at.tab('Username'))
    await userEvent.click(at.tab('Mobile'))
    await fill()
    expect(phone.sent).toEqual([{ mobileNum: '09171234567', countryDialingCode: '63' }])
    expect(inputs('verification.sms.noLogin')).toEqual([])
    await waitFor(() =>
      expect(sent()).toEqual([
        expect.objectContaining({ type: 'firebase', firebaseIdToken: 'proof of 123456' }),
      ]),
    )
  })

  // SMS-2
  it.each([
    ['gives none', async () => undefined],
    ['fails', () => Promise.reject(new Error('of the provider'))],
  ])('phone verification stops silently without an id token: the provider %s', async (_why, confirm) => {
    const reported: unknown[] = []
    const listen = (event: ErrorEvent) => (reported.push(event.error), event.preventDefault())
    window.addEventListener('error', listen)
    const { shell, sent } = await showMobile({ flags: { ...flags, FIREBASEVER3: true } })
    shell.phoneVerification = provider(confirm)
    await userEvent.click(at.tab('Username'))
    await userEvent.click(at.tab('Mobile'))
    await fill()
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(sent()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('Please wait')).toBeNull()
    expect(at.submit()).not.toHaveAttribute('aria-busy')
    expect(reported).toEqual(_why === 'fails' ? [new Error('of the provider')] : [])
    window.removeEventListener('error', listen)
  })

  it('phone verification is not used without its flag', async () => {
    const phone = provider(async () => 'proof')
    const { shell, inputs } = await showMobile()
    shell.phoneVerification = phone
    await fill()
    expect(phone.sent).toEqual([])
    expect(inputs('verification.sms.noLogin')).toHaveLength(1)
  })
})
