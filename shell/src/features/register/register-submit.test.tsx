import type { PhoneVerification } from '../sms-code/phone-verification'
import type { HostEvents } from '@plaza/events'
import type { BusEvent } from '@plaza/contract'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keptDraft } from './draft'
import {
  asked,
  bothTabs,
  field,
  fillNames,
  offered,
  press,
  refuses,
  registered,
  settingsWith,
  showRegister,
  submitButton,
  write,
  type ShowOptions,
} from './show-register'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => jest.useRealTimers())

/** Draws the form and hears toasts and dialogs. */
function show(options: ShowOptions = {}) {
  const toasts: BusEvent<'toast'>[] = []
  const hidden: string[] = []
  const dialogs: BusEvent<'dialog'>[] = []
  const onEvents = (events: HostEvents) => {
    events.on('toast', (toast) => void toasts.push(toast))
    events.on('toast:hide', ({ id }) => void hidden.push(id))
    events.on('dialog', (dialog) => void dialogs.push(dialog))
  }
  const made = showRegister({ ...options, onEvents })
  const sent = (id = 'member.register') =>
    made.calls.filter((call) => call.id === id).map(({ input }) => (input as { body: unknown }).body)
  return { ...made, toasts, hidden, dialogs, sent }
}
const describedAs = async (label: string, text: string) =>
  waitFor(async () => expect(await field(label)).toHaveAccessibleDescription(text))

describe('registering with a username', () => {
  it('sends every field of the payload, makes a session of the answer, and goes home', async () => {
    const { sent, events, location } = show({ register: settingsWith({ email: offered, zalo: offered }) })
    const reasons: string[] = []
    events.on('session:changed', ({ reason }) => void reasons.push(reason))
    await fillNames()
    await write('E-mail', '  me@example.ph ')
    await press()
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(sent()).toEqual([
      {
        countryDialingCode: '63',
        registerUrl: 'localhost',
        domain: 'localhost',
        registerMethod: 'H5',
        username: 'perla1',
        password: 'Play1234',
        confirmPassword: 'Play1234',
        affiliateCode: '',
        paymentPassword: '',
        recommenderId: '',
        nickname: '',
        payeeName: '',
        email: 'me@example.ph',
        mobileNum: '',
        idNumber: '',
        qqNum: '',
        facebook: '',
        wechat: '',
        line: '',
        whatsapp: '',
        zalo: '',
        captcha: '',
        type: 0,
        verificationCode: '',
      },
    ])
    expect(events.session.getState().session).toEqual({
      token: 'token-1',
      merchantCode: 'demo',
      userName: 'perla1',
      type: 0,
      firstTimeLogin: false,
    })
    expect(reasons).toEqual(['login'])
  })

  it('goes to where the person was going', async () => {
    const { location } = show({ path: '/m/register?returnTo=%2Fm%2FinviteFriends' })
    await fillNames()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(location()).toBe('/m/inviteFriends'))
  })

  it.each([
    ['PWA', true, null],
    ['WEBCLIP', true, '1'],
    ['H5', false, '1'],
  ])('says %s when standalone is %s and the profile flag %s', async (method, isStandalone, flag) => {
    if (flag) localStorage.setItem('WEBCLIP', flag)
    const { sent } = show({ isStandalone })
    await fillNames()
    await press()
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ registerMethod: method })]))
  })

  it('tells once how to play safely, to be acknowledged', async () => {
    const { dialogs } = show()
    await fillNames()
    await press()
    await waitFor(() => expect(dialogs).toHaveLength(1))
    expect(dialogs[0]).toMatchObject({ title: 'Before you play', confirm: 'I understand' })
    expect(dialogs[0]).not.toHaveProperty('cancel')
  })

  it('leaves nothing of the form behind', async () => {
    const { shell, location } = show()
    await fillNames()
    await press()
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(keptDraft(shell)).toBeUndefined()
    expect(JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).not.toContain('Play1234')
  })
})

describe('a submit', () => {
  it('says please wait for 9999 ms, then that it still works, and is off until the answer', async () => {
    let answer = (_: unknown) => undefined as void
    const { toasts, hidden } = show({
      answers: { 'member.register': () => new Promise((resolve) => (answer = resolve)) },
    })
    await fillNames()
    jest.useFakeTimers()
    const button = screen.getByRole('button', { name: 'Register' })
    await act(async () => button.click())
    expect(toasts).toEqual([
      expect.objectContaining({ kind: 'loading', text: 'Please wait', durationMs: 9999 }),
    ])
    await act(async () => void jest.advanceTimersByTime(9999))
    expect(toasts.at(-1)).toMatchObject({ kind: 'loading', text: 'Still creating your account…' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await act(async () => answer(registered))
    expect(hidden).toContain('register')
  })

  it('is sent once, however often it is pressed', async () => {
    let answer = (_: unknown) => undefined as void
    const { sent } = show({
      answers: { 'member.register': () => new Promise((resolve) => (answer = resolve)) },
    })
    await fillNames()
    await userEvent.dblClick(await submitButton())
    await userEvent.type(await field('Username'), '{Enter}{Enter}')
    expect(sent()).toHaveLength(1)
    await act(async () => answer(registered))
  })

  it.each([
    ['network.offline', 0, 'You are offline'],
    ['network.timeout', 0, 'The answer took too long'],
    ['answer.invalid', 200, "We got an answer that we couldn't read"],
    ['register.closed', 403, "Registration isn't open here."],
  ])('that fails with %s keeps the form, says so, and can be repeated', async (code, status, text) => {
    let isDown = true
    const { events, location, sent } = show({
      answers: { 'member.register': () => (isDown ? refuses(code, {}, status)() : registered) },
    })
    await fillNames()
    await press()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(text)
    expect(alert).toHaveTextContent('What you wrote is kept.')
    expect(await field('Username')).toHaveValue('perla1')
    expect(await field('Password')).toHaveValue('Play1234')
    expect(events.session.getState().session).toBeNull()
    isDown = false
    await press()
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(sent()).toHaveLength(2)
  })

  it('says when it may be tried again, and the reference for support', async () => {
    const retryAt = Date.now() + 5 * 60_000 + 5000
    show({ answers: { 'member.register': refuses('request.rate.limited', { retryAt }, 429) } })
    await fillNames()
    await press()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Try again in 5 minutes.')
    expect(alert).toHaveTextContent('Reference req-1')
  })

  it('that breaks in the page itself is said and reported, and the button works again', async () => {
    const reported = jest.fn()
    globalThis.reportError = reported
    show({
      answers: {
        'member.register': () => {
          throw new TypeError('broken')
        },
      },
    })
    await fillNames()
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    expect(reported).toHaveBeenCalledTimes(1)
    expect(await submitButton()).not.toHaveAttribute('aria-busy')
  })

  it('gets the encryption ready when the form is entered', async () => {
    const { shell } = show()
    let prepared = 0
    shell.transport.prepareSeal = async () => void (prepared += 1)
    await userEvent.click(await field('Username'))
    expect(prepared).toBe(1)
  })
})

describe('a refusal of the gateway', () => {
  it.each([
    ['username.taken', {}, 'Username', 'This username already exists.'],
    ['email.taken', {}, 'E-mail', 'This e-mail address is registered already.'],
    ['mobile.taken', {}, 'Mobile number', 'This mobile number is registered already.'],
    ['password.weak', {}, 'Password', 'This password is too easy to guess. Please choose another.'],
    ['recommender.unknown', {}, "Referrer's code", "The referrer link or code isn't right."],
    ['register.field', { field: 'zalo' }, 'Zalo', "Something in this field isn't right."],
    ['register.field', { field: 'password' }, 'Password', "Something in this field isn't right."],
  ])('%s %j is said at its field, which gets the focus', async (code, value, label, text) => {
    const everything = { email: offered, mobileNum: offered, recommenderId: offered, zalo: offered }
    show({ register: settingsWith(everything), answers: { 'member.register': refuses(code, value, 409) } })
    await fillNames()
    await press()
    await describedAs(label, text)
    await waitFor(async () => expect(await field(label)).toHaveFocus())
    expect(screen.queryByRole('alert')).toBeNull()
    await write(label, 'another1')
    expect(await field(label)).not.toHaveAttribute('aria-invalid')
  })

  it('about a field that is not in the form is said at the form', async () => {
    show({ answers: { 'member.register': refuses('age.refused', {}, 403) } })
    await fillNames()
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('You are not old enough to play here.')
  })

  it('is said in the new language when that changes', async () => {
    const { setLanguage } = show({ answers: { 'member.register': refuses('username.taken', {}, 409) } })
    await fillNames()
    await press()
    await describedAs('Username', 'This username already exists.')
    jest.useFakeTimers()
    setLanguage('fil')
    act(() => void jest.advanceTimersByTime(200))
    expect(screen.getByLabelText(/^Username/)).not.toHaveAccessibleDescription(
      'This username already exists.',
    )
    expect(screen.getByLabelText(/^Username/)).toHaveAttribute('aria-invalid', 'true')
  })
})

describe('the captcha of registration', () => {
  const withCaptcha = settingsWith({}, { hasCaptcha: true })

  it('is there from the start where the merchant asks for it, must be filled, and is sent', async () => {
    const { sent } = show({ register: withCaptcha })
    await fillNames()
    await press()
    await describedAs('Captcha', 'Please write the code.')
    await waitFor(async () => expect(await field('Captcha')).toHaveFocus())
    expect(sent()).toEqual([])
    await write('Captcha', '123456789')
    expect(await field('Captcha')).toHaveValue('123456')
    await press()
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ captcha: '123456' })]))
  })

  it('takes digits alone', async () => {
    const { sent } = show({ register: withCaptcha })
    await fillNames()
    await write('Captcha', 'abcd')
    await press()
    await describedAs('Captcha', "The code doesn't match the picture.")
    expect(sent()).toEqual([])
  })

  it('is renewed by a tap, which clears the code', async () => {
    const { calls } = show({ register: withCaptcha })
    await write('Captcha', '1234')
    const pictures = () => calls.filter(({ id }) => id === 'captcha.get').length
    const before = pictures()
    await userEvent.click(screen.getByRole('button', { name: 'Show another picture' }))
    expect(await field('Captcha')).toHaveValue('')
    expect(pictures()).toBe(before + 1)
  })

  it('comes with a failure that carries it, and is fresh after each failure', async () => {
    const { calls, sent } = show({
      answers: { 'member.register': refuses('username.taken', { captcha: true }, 409) },
    })
    await fillNames()
    expect(screen.queryByLabelText(/^Captcha/)).toBeNull()
    await press()
    expect(await field('Captcha')).toHaveValue('')
    await write('Captcha', '1234')
    await press()
    await waitFor(() => expect(sent()).toHaveLength(2))
    await waitFor(async () => expect(await field('Captcha')).toHaveValue(''))
    expect(calls.filter(({ id }) => id === 'captcha.get')).toHaveLength(2)
  })

  it('that was wrong gets the focus', async () => {
    show({ register: withCaptcha, answers: { 'member.register': refuses('captcha.wrong', {}, 400) } })
    await fillNames()
    await write('Captcha', '1234')
    await press()
    await describedAs('Captcha', "The code doesn't match the picture.")
    await waitFor(async () => expect(await field('Captcha')).toHaveFocus())
    expect(await field('Captcha')).toHaveValue('')
  })
})

describe('registering with a mobile number', () => {
  const mobile = { flags: { MOBILENUMREG3: true }, register: settingsWith({ mobileNum: asked }) }

  it('sends number and code to the call of its own, and no left-over of the other tab', async () => {
    const { sent, location } = show({ flags: bothTabs })
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

  it('has a password with MOBILENUMPASSREG3', async () => {
    const { sent } = show({ ...mobile, flags: { ...mobile.flags, MOBILENUMPASSREG3: true } })
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

  it('sends a code only to a number that has passed', async () => {
    const { calls } = show({
      ...mobile,
      register: settingsWith({ mobileNum: { ...asked, minLength: 10, maxLength: 10, pattern: '\\d+' } }),
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

  it.each([
    ['sms.code.wrong', 'The verification code is wrong.'],
    ['sms.code.expired', 'This code has expired. Please ask for a new one.'],
    ['sms.code.locked', 'Too many wrong codes. Please ask for a new one.'],
  ])('says %s at the code', async (code, text) => {
    show({ ...mobile, answers: { 'member.register.mobile': refuses(code) } })
    await write('Mobile number', '9171234567')
    await write('SMS code', '123456')
    await press()
    await describedAs('SMS code', text)
    await waitFor(async () => expect(await field('SMS code')).toHaveFocus())
  })

  it('with the phone-verification provider sends its token, and stops silently without one', async () => {
    const sentTo: string[] = []
    let idToken: string | undefined = undefined
    const provider: PhoneVerification = {
      send: async ({ mobileNum }) => void sentTo.push(mobileNum),
      confirm: async () => idToken,
    }
    const { shell, sent, calls, location } = show({
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

describe('social sign-in', () => {
  const social = {
    flags: { USERNAMEREG3: true, GOOGLELOGIN3: true },
    answers: { 'session.social.providers': { providers: ['google'] } },
  }

  it('is offered below an "or" where flag and provider are there', async () => {
    show(social)
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeInTheDocument()
    expect(screen.getByText('or')).toBeInTheDocument()
  })

  it('that waits for this registration is said, and not offered again', async () => {
    show({ ...social, path: '/m/register?social=google' })
    expect(await screen.findByText(/Your Google sign-in is waiting/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
  })

  it.each(['done', 'failed', 'evil<script>'])('does not wait for %s', async (word) => {
    show({ ...social, path: `/m/register?social=${encodeURIComponent(word)}` })
    await submitButton()
    expect(screen.queryByText(/sign-in is waiting/)).toBeNull()
  })
})
