import { CallError } from '@plaza/client/transport'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RenderShellOptions } from '../../testing/render-shell'
import { press, showScreen, write } from '../../parts/password-form/testing'
import { ForgotPasswordScreen } from './ForgotPasswordScreen'

const reencoded: unknown[] = []
jest.mock('../../kernel/session/remembered-login', () => ({
  reencodeLogin: async (...given: unknown[]) => void reencoded.push(given),
}))
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  reencoded.length = 0
})
afterEach(() => jest.useRealTimers())

const refusal =
  (code: string, status = 400) =>
  () => {
    throw new CallError(code, 'ref', {}, status)
  }
const show = async ({
  isByPhone = false,
  path = '/m/forget',
  ...options
}: RenderShellOptions & { isByPhone?: boolean } = {}) => {
  const view = showScreen(ForgotPasswordScreen, path, {
    ...options,
    answers: {
      'verification.settings': { passwordChangeByPhone: isByPhone },
      'password.email': {},
      'system.country': {
        country: 'PH',
        countryDialingCode: '63',
        countries: [{ country: 'PH', countryDialingCode: '63' }],
      },
      'verification.sms.noLogin': { expiredMinutes: 5 },
      'password.phone': { userName: 'player01' },
      'password.reset': { userName: 'player01' },
      'session.login': { token: 'token-9', userName: 'player01', customerType: 0, firstTimeLogin: false },
      ...options.answers,
    },
  })
  await waitFor(() => expect(view.container.querySelector('[aria-busy]')).toBeNull())
  return view
}
const input = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' })

describe('the way of recovery', () => {
  // FORGOT-1
  it('recovery offers e-mail alone without the verification setting', async () => {
    await show()
    expect(input(/^E-mail/)).toBeInTheDocument()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('recovery falls back to e-mail when the setting cannot be loaded', async () => {
    await show({ answers: { 'verification.settings': refusal('service.unavailable', 503) } })
    expect(input(/^E-mail/)).toBeInTheDocument()
  })

  // FORGOT-1
  it('recovery starts with the phone when verification is on, and can be toggled', async () => {
    await show({ isByPhone: true })
    expect(screen.getByRole('tab', { name: 'By phone' })).toHaveAttribute('aria-selected', 'true')
    expect(input(/^Mobile number/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('tab', { name: 'By e-mail' }))
    expect(input(/^E-mail/)).toBeInTheDocument()
  })
})

describe('recovery by e-mail', () => {
  // FORGOT-2
  it('recovery by e-mail sends both fields trimmed, replaces the loading message, and goes back after 1 s', async () => {
    const { inputs, toasts, hidden, location } = await show()
    await write(/^Username/, '  player01 ')
    await write(/^E-mail/, ' maya@mail.example.com ')
    jest.useFakeTimers()
    await act(async () => screen.getByRole('button', { name: 'Send link' }).click())
    expect(inputs('password.email')).toEqual([
      { body: { username: 'player01', email: 'maya@mail.example.com' } },
    ])
    expect(toasts).toEqual([
      expect.objectContaining({ kind: 'loading', durationMs: 9999 }),
      expect.objectContaining({
        kind: 'success',
        text: expect.stringContaining('been sent out') as string,
        durationMs: 1000,
      }),
    ])
    expect(toasts[1]?.id).toBe(toasts[0]?.id)
    expect(hidden).toEqual([toasts[0]?.id])
    act(() => jest.advanceTimersByTime(999))
    expect(location()).toBe('/m/forget')
    act(() => jest.advanceTimersByTime(1))
    expect(location()).toBe('/m/home')
  })

  // FORGOT-2
  it.each([
    '',
    'maya',
    'maya@',
    '@mail.com',
    'maya@mail',
    'maya@mail.c',
    'ma ya@mail.com',
    'maya@mail.com<script>',
    '😀@mail.com',
    'maya@-.‮com',
  ])('recovery by e-mail refuses %p as an address, and makes no call', async (email) => {
    const { inputs } = await show()
    await write(/^Username/, 'player01')
    await write(/^E-mail/, email)
    await press('Send link')
    expect(input(/^E-mail/)).toHaveAccessibleDescription('The e-mail address is incorrect.')
    expect(input(/^E-mail/)).toHaveFocus()
    expect(inputs('password.email')).toEqual([])
  })

  // FORGOT-2
  it.each(['a@b.co', 'maya.reyes+plaza@sub.mail.gallery', "o'neil_1@x-y.ph"])(
    'recovery by e-mail accepts %p',
    async (email) => {
      const { inputs } = await show()
      await write(/^Username/, 'player01')
      await write(/^E-mail/, email)
      await press('Send link')
      expect(inputs('password.email')).toMatchObject([{ body: { email } }])
    },
  )

  // FORGOT-2
  it('recovery by e-mail needs a username', async () => {
    const { inputs } = await show()
    await write(/^E-mail/, 'a@b.co')
    await press('Send link')
    expect(input(/^Username/)).toHaveAccessibleDescription('Please fill this in.')
    expect(inputs('password.email')).toEqual([])
  })

  it('recovery by e-mail keeps the form and reports the failure when the mail cannot be sent', async () => {
    const { location } = await show({ answers: { 'password.email': refusal('network.offline', 0) } })
    await write(/^Username/, 'player01')
    await write(/^E-mail/, 'a@b.co')
    await press('Send link')
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline')
    expect(input(/^E-mail/)).toHaveValue('a@b.co')
    expect(location()).toBe('/m/forget')
  })
})

describe('a new password by phone', () => {
  const submit = () => screen.getByRole('button', { name: 'Set password' })
  const sendCode = async () => {
    await write(/^Mobile number/, '0917 123 4567')
    await press('Send code')
  }
  const fill = async () => {
    await sendCode()
    await write(/^SMS code/, '123456')
    await write(/^New password/, 'Better99')
  }
  const byPhone = (answers: RenderShellOptions['answers'] = {}) => show({ isByPhone: true, answers })

  // FORGOT-3
  it('recovery by phone cannot be submitted until the form is touched and free of errors, and says why', async () => {
    const { inputs } = await byPhone()
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    expect(submit()).toHaveAccessibleDescription('Request the SMS code to continue.')
    await sendCode()
    expect(submit()).toHaveAccessibleDescription('Fill in every field to continue.')
    await write(/^New password/, 'short')
    expect(submit()).toHaveAccessibleDescription('Correct the marked fields to continue.')
    await userEvent.click(submit())
    expect(inputs('password.phone')).toEqual([])
    await write(/^New password/, 'Better99')
    await write(/^SMS code/, '123456')
    expect(submit()).not.toHaveAttribute('aria-disabled')
  })

  it('recovery by phone asks for a captcha when the gateway does, and removes it once the code has been sent', async () => {
    const failures = ['captcha.required', 'captcha.expired']
    const { inputs } = await byPhone({
      'captcha.get': { image: 'iVBORw0KGgo=', expiresAt: 0 },
      'verification.sms.noLogin': () => {
        const code = failures.shift()
        if (code !== undefined) throw new CallError(code, 'req-1', { captcha: true }, 400)
        return { expiredMinutes: 1 }
      },
    })
    await sendCode()
    const describesCaptcha = (text: string) =>
      waitFor(() => expect(input(/^Captcha/)).toHaveAccessibleDescription(text))
    await describesCaptcha('Please enter the code from the picture.')
    expect(input(/^Captcha/)).toHaveFocus()
    await write(/^Captcha/, '1234')
    await press('Send code')
    await describesCaptcha('This picture has expired. Here is a new one.')
    await write(/^Captcha/, '5678')
    await press('Send code')
    await waitFor(() => expect(input(/^SMS code/)).toBeEnabled())
    expect(screen.queryByLabelText(/^Captcha/)).toBeNull()
    expect(inputs('verification.sms.noLogin').at(-1)).toMatchObject({ body: { captcha: '5678' } })
  })

  // FORGOT-3
  it('recovery by phone accepts a code only after one has been sent', async () => {
    await byPhone()
    expect(input(/^SMS code/)).toBeDisabled()
    await sendCode()
    await waitFor(() => expect(input(/^SMS code/)).toBeEnabled())
  })

  // SMS-2
  it('recovery by phone shows no code field when sending fails, and only hides the sending message', async () => {
    const { toasts, hidden } = await byPhone({ 'verification.sms.noLogin': refusal('network.offline', 0) })
    await sendCode()
    await waitFor(() => expect(hidden).toContain('sms'))
    expect(toasts.map(({ kind }) => kind)).toEqual(['loading'])
    expect(input(/^SMS code/)).toBeDisabled()
  })

  // FORGOT-3
  it('recovery by phone checks every field at every change, and the number by its minimum of digits', async () => {
    const { inputs } = await byPhone()
    await write(/^Mobile number/, '0917')
    expect(input(/^Mobile number/)).toHaveAccessibleDescription('10 to 11 digits')
    expect(input(/^Mobile number/)).toBeInvalid()
    await press('Send code')
    expect(inputs('verification.sms.noLogin')).toEqual([])
    await write(/^Mobile number/, '09171234567')
    expect(input(/^Mobile number/)).toBeValid()
  })

  // FORGOT-3
  it('recovery by phone signs in with the new password and goes home', async () => {
    const { inputs, events, location } = await byPhone()
    await fill()
    await userEvent.click(submit())
    expect(inputs('password.phone')).toEqual([
      {
        body: {
          newPassword: 'Better99',
          mobileNum: '09171234567',
          countryDialingCode: '63',
          verificationCode: '123456',
        },
      },
    ])
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(inputs('session.login')).toEqual([
      { body: { username: 'player01', password: 'Better99', type: 'username' } },
    ])
    expect(events.session.getState().session).toMatchObject({ userName: 'player01', token: 'token-9' })
    expect(location()).toBe('/m/home')
    expect(reencoded).toEqual([['Better99', 'player01']])
  })

  it('recovery by phone goes to the sign-in page when the password is set but signing in is refused', async () => {
    const { location, toasts } = await byPhone({ 'session.login': refusal('captcha.required', 401) })
    await fill()
    await userEvent.click(submit())
    await waitFor(() => expect(location()).toBe('/m/login'))
    expect(toasts.at(-1)).toMatchObject({
      kind: 'success',
      text: 'Your new password is set. Please log in with it.',
    })
  })

  // FORGOT-3
  it('recovery by phone clears the password when it equals the old one', async () => {
    await byPhone({ 'password.phone': refusal('modify.new.old.same') })
    await fill()
    await userEvent.click(submit())
    await waitFor(() => expect(input(/^New password/)).toHaveValue(''))
    expect(input(/^New password/)).toHaveAccessibleDescription(
      'The new password and the old password cannot be the same.',
    )
    expect(input(/^SMS code/)).toHaveValue('123456')
  })

  // FORGOT-3
  it.each([
    ['sms.code.wrong', /^SMS code/, 'The verification code is wrong.'],
    ['sms.code.locked', /^SMS code/, 'Too many wrong codes. Please request a new one.'],
    ['password.weak', /^New password/, 'This password is too easy to guess. Please choose another.'],
  ])('recovery by phone clears the code at %s', async (code, label, text) => {
    await byPhone({ 'password.phone': refusal(code) })
    await fill()
    await userEvent.click(submit())
    await waitFor(() => expect(input(/^SMS code/)).toHaveValue(''))
    expect(input(label)).toHaveAccessibleDescription(text)
    expect(input(/^New password/)).toHaveValue('Better99')
  })

  it('recovery by phone clears the code when there is no connection, and reports it', async () => {
    await byPhone({ 'password.phone': refusal('network.offline', 0) })
    await fill()
    await userEvent.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline')
    expect(input(/^SMS code/)).toHaveValue('')
  })
})

describe('a new password by the link of an e-mail', () => {
  const path = '/m/forget?code=abcdefghijklmnop'
  const fill = async (again = 'Better99') => {
    await write(/^New password/, 'Better99')
    await write(/^Confirm password/, again)
    await press('Set password')
  }

  it('recovery by link sets the password with the link’s code, then goes to sign in', async () => {
    const { inputs, location, toasts } = await show({ path })
    await fill()
    expect(inputs('password.reset')).toEqual([
      { body: { code: 'abcdefghijklmnop', newPassword: 'Better99' } },
    ])
    await waitFor(() => expect(location()).toBe('/m/login'))
    expect(toasts.at(-1)).toMatchObject({ kind: 'success' })
    expect(reencoded).toEqual([['Better99', 'player01']])
  })

  it('recovery by link asks for the password twice', async () => {
    const { inputs } = await show({ path })
    await fill('Better98')
    expect(input(/^Confirm password/)).toHaveAccessibleDescription('Confirmation password not matched')
    expect(inputs('password.reset')).toEqual([])
  })

  it('recovery by link reports a used link, and offers to request another', async () => {
    const { location } = await show({ path, answers: { 'password.reset': refusal('password.link.invalid') } })
    await fill()
    expect(await screen.findByText('This link no longer works')).toBeInTheDocument()
    await press('Request a new link')
    expect(location()).toBe('/m/forget')
    expect(await screen.findByLabelText(/^E-mail/)).toBeInTheDocument()
  })

  it.each(['', 'short', 'x'.repeat(129)])(
    'recovery by link makes no call for a malformed code: %p',
    async (code) => {
      await show({ path: `/m/forget?code=${code}` })
      expect(screen.getByText('This link no longer works')).toBeInTheDocument()
    },
  )
})
