import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PhoneVerification } from '../../kernel/session/phone-verification'
import {
  bothTabs,
  describedAs,
  field,
  fillNames,
  press,
  recordRegister,
  refuses,
  requiredRule,
  settingsWith,
  startEachTestAfresh,
  submitButton,
  write,
} from './testing'

startEachTestAfresh()

describe('registering with a mobile number', () => {
  const mobile = { flags: { MOBILENUMREG3: true }, register: settingsWith({ mobileNum: requiredRule }) }

  // REG-6
  it('registering by mobile number sends number and code to its own call, without values of the other tab', async () => {
    const { sent, location } = recordRegister({ flags: bothTabs })
    await fillNames()
    await userEvent.click(screen.getByRole('tab', { name: 'Mobile' }))
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
    await write('Mobile number', '917 123 4567')
    await write('SMS code', '123456')
    await press()
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(sent()).toEqual([])
    expect(sent('member.register.mobile')).toEqual([
      expect.objectContaining({
        mobileNum: '9171234567',
        verificationCode: '123456',
        countryDialingCode: '63',
        username: '',
        password: '',
        confirmPassword: '',
        type: 0,
      }),
    ])
  })

  // REG-3
  it('registering by mobile number has a password with MOBILENUMPASSREG3', async () => {
    const { sent } = recordRegister({ ...mobile, flags: { ...mobile.flags, MOBILENUMPASSREG3: true } })
    await write('Mobile number', '9171234567')
    await write('SMS code', '123456')
    await write('Password', 'Play1234')
    await write('Confirm password', 'Play1234')
    await press()
    await waitFor(() =>
      expect(sent('member.register.mobile')).toEqual([
        expect.objectContaining({ password: 'Play1234', confirmPassword: 'Play1234' }),
      ]),
    )
  })

  // SMS-3
  it('registering by mobile number sends a code only to a valid number', async () => {
    const { calls } = recordRegister({
      ...mobile,
      register: settingsWith({
        mobileNum: { ...requiredRule, minLength: 10, maxLength: 10, pattern: '\\d+' },
      }),
    })
    const codes = () => calls.filter(({ id }) => id === 'verification.sms.register')
    await userEvent.click(await screen.findByRole('button', { name: 'Send code' }))
    await describedAs('Mobile number', 'Please fill this in.')
    await waitFor(async () => expect(await field('Mobile number')).toHaveFocus())
    await write('Mobile number', '917')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await describedAs('Mobile number', 'Exactly 10 digits')
    expect(codes()).toEqual([])
    await write('Mobile number', '9171234567')
    await userEvent.selectOptions(screen.getByRole('combobox'), '65')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await waitFor(() =>
      expect(codes()).toEqual([
        expect.objectContaining({
          input: { body: { mobileNo: '9171234567', countryDialingCode: '65' } },
        }),
      ]),
    )
    expect(await screen.findByRole('button', { name: /Send code again in/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('registering by mobile number repeats the code request with the captcha, and shows a fresh captcha for registering', async () => {
    const answers = [() => ({ expiredMinutes: 1 }), refuses('captcha.required', { captcha: true }, 401)]
    const { calls } = recordRegister({
      ...mobile,
      register: settingsWith({}, { hasCaptcha: true }),
      answers: { 'verification.sms.register': () => (answers.pop() ?? (() => undefined))() },
    })
    const inputs = (id: string) => calls.filter((call) => call.id === id).map(({ input }) => input)
    await write('Mobile number', '9171234567')
    await write('Captcha', '1234')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await screen.findByRole('button', { name: /Send code again in/ })
    expect(inputs('verification.sms.register')).toEqual([
      { body: { mobileNo: '9171234567', countryDialingCode: '63' } },
      { body: { mobileNo: '9171234567', countryDialingCode: '63', captcha: '1234' } },
    ])
    expect(await field('Captcha')).toHaveValue('')
    expect(inputs('captcha.get')).toHaveLength(2)
  })

  it.each([
    ['sms.code.wrong', 'The verification code is wrong.'],
    ['sms.code.expired', 'This code has expired. Please request a new one.'],
    ['sms.code.locked', 'Too many wrong codes. Please request a new one.'],
  ])('registering by mobile number shows %s at the code', async (code, text) => {
    recordRegister({ ...mobile, answers: { 'member.register.mobile': refuses(code) } })
    await write('Mobile number', '9171234567')
    await write('SMS code', '123456')
    await press()
    await describedAs('SMS code', text)
    await waitFor(async () => expect(await field('SMS code')).toHaveFocus())
  })

  // REG-6
  it('registering by mobile number sends the phone-verification provider’s token, and stops silently without one', async () => {
    const sentTo: string[] = []
    let idToken: string | undefined = undefined
    const provider: PhoneVerification = {
      send: async ({ mobileNum }) => void sentTo.push(mobileNum),
      confirm: async () => idToken,
    }
    const { shell, sent, calls, location } = recordRegister({
      ...mobile,
      flags: { ...mobile.flags, FIREBASEVER3: true },
    })
    shell.phoneVerification = provider
    await write('Mobile number', '9171234567')
    await userEvent.click(await screen.findByRole('button', { name: 'Send code' }))
    await waitFor(() => expect(sentTo).toEqual(['9171234567']))
    expect(calls.map(({ id }) => id)).not.toContain('verification.sms.register')
    await write('SMS code', '123456')
    await press()
    await waitFor(async () => expect(await submitButton()).not.toHaveAttribute('aria-busy'))
    expect(sent('member.register.mobile')).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
    idToken = 'id-token-1'
    await press()
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(sent('member.register.mobile')).toEqual([
      expect.objectContaining({ firebaseChannel: 'sms', firebaseIdToken: 'id-token-1' }),
    ])
  })
})
