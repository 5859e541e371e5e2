import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  describedAs,
  field,
  fillNames,
  offered,
  press,
  recordRegister,
  refuses,
  settingsWith,
  startEachTestAfresh,
  write,
} from './testing'

startEachTestAfresh()

describe('a refusal of the gateway', () => {
  it.each([
    ['username.taken', {}, 'Username', 'This username already exists.'],
    ['name.reserved', { field: 'username' }, 'Username', 'This name is reserved. Please choose another.'],
    [
      'mobile.taken',
      {},
      'Mobile number',
      'You already have an account with this mobile number. Please log in instead.',
    ],
    ['password.weak', {}, 'Password', 'This password is too easy to guess. Please choose another.'],
    ['recommender.unknown', {}, "Referrer's code", "The referrer link or code isn't right."],
    ['register.field', { field: 'zalo' }, 'Zalo', "Something in this field isn't right."],
    ['register.field', { field: 'password' }, 'Password', "Something in this field isn't right."],
  ])('the refusal %s %j is shown at its field, which gets the focus', async (code, value, label, text) => {
    const everything = { email: offered, mobileNum: offered, recommenderId: offered, zalo: offered }
    recordRegister({
      register: settingsWith(everything),
      answers: { 'member.register': refuses(code, value, 409) },
    })
    await fillNames()
    await press()
    await describedAs(label, text)
    await waitFor(async () => expect(await field(label)).toHaveFocus())
    expect(screen.queryByRole('alert')).toBeNull()
    await write(label, 'another1')
    expect(await field(label)).not.toHaveAttribute('aria-invalid')
  })

  // ERROR-1
  it('a refusal about a field that is not in the form is shown at the form', async () => {
    recordRegister({ answers: { 'member.register': refuses('age.refused', {}, 403) } })
    await fillNames()
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('You are not old enough to play here.')
  })

  // ERROR-1
  it('a refusal is shown in the new language when it changes', async () => {
    const { setLanguage } = recordRegister({
      answers: { 'member.register': refuses('username.taken', {}, 409) },
    })
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

  // REG-8
  it('the captcha of registration is shown from the start when the merchant asks for it, is required, and is sent', async () => {
    const { sent } = recordRegister({ register: withCaptcha })
    await fillNames()
    await press()
    await describedAs('Captcha', 'Please enter the code.')
    await waitFor(async () => expect(await field('Captcha')).toHaveFocus())
    expect(sent()).toEqual([])
    await write('Captcha', '123456789')
    expect(await field('Captcha')).toHaveValue('123456')
    await press()
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ captcha: '123456' })]))
  })

  // REG-8
  it('the captcha of registration accepts digits only', async () => {
    const { sent } = recordRegister({ register: withCaptcha })
    await fillNames()
    await write('Captcha', 'abcd')
    await press()
    await describedAs('Captcha', "The code doesn't match the picture.")
    expect(sent()).toEqual([])
  })

  // REG-8
  it('a tap on the captcha of registration renews it and clears the code', async () => {
    const { calls } = recordRegister({ register: withCaptcha })
    await write('Captcha', '1234')
    const pictures = () => calls.filter(({ id }) => id === 'captcha.get').length
    const before = pictures()
    await userEvent.click(screen.getByRole('button', { name: 'Show another picture' }))
    expect(await field('Captcha')).toHaveValue('')
    expect(pictures()).toBe(before + 1)
  })

  // REG-8
  it('the captcha of registration appears with a failure that asks for it, and is renewed after each failure', async () => {
    const { calls, sent } = recordRegister({
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

  // REG-8
  it('a wrong captcha of registration gets the focus', async () => {
    recordRegister({
      register: withCaptcha,
      answers: { 'member.register': refuses('captcha.wrong', {}, 400) },
    })
    await fillNames()
    await write('Captcha', '1234')
    await press()
    await describedAs('Captcha', "The code doesn't match the picture.")
    await waitFor(async () => expect(await field('Captcha')).toHaveFocus())
    expect(await field('Captcha')).toHaveValue('')
  })
})
