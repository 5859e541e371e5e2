import type { RegisterSettings } from '@plaza/contract/identity'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  field,
  fillNames,
  offered,
  press,
  requiredRule,
  settingsWith,
  showRegister,
  startEachTestAfresh,
  submitButton,
  write,
} from './testing'

startEachTestAfresh()

describe('checking the form', () => {
  // REG-2
  it('the registration form shows every field’s error, focuses the first invalid field, and sends nothing', async () => {
    const { calls } = showRegister({ register: settingsWith({ email: requiredRule, line: offered }) })
    await press()
    const username = await field('Username')
    await waitFor(() => expect(username).toHaveFocus())
    expect(username).toHaveAccessibleDescription('Please fill this in.')
    expect(await field('Confirm password')).toHaveAccessibleDescription('Enter password')
    expect(await field('E-mail')).toHaveAttribute('aria-invalid', 'true')
    expect(await field('LINE')).not.toHaveAttribute('aria-invalid')
    expect(calls.map(({ id }) => id)).not.toContain('member.register')
  })

  // REG-2
  it('the registration form focuses the first invalid field, not the first field', async () => {
    showRegister({ register: settingsWith({ email: requiredRule, line: requiredRule }) })
    await fillNames()
    await write('LINE', 'x')
    await press()
    await waitFor(async () => expect(await field('E-mail')).toHaveFocus())
  })

  // REG-3
  it('the registration form requires password and confirmation to be equal', async () => {
    showRegister()
    await fillNames()
    await write('Confirm password', 'Play12345')
    await press()
    const confirm = await field('Confirm password')
    expect(confirm).toHaveAccessibleDescription('Confirmation password not matched.')
    await waitFor(() => expect(confirm).toHaveFocus())
    await write('Confirm password', 'Play1234')
    expect(confirm).not.toHaveAttribute('aria-invalid')
  })

  // REG-2
  it('the registration form checks a filled field when it loses the focus, and says nothing about an empty one', async () => {
    showRegister()
    await write('Username', 'abc')
    await userEvent.tab()
    expect(await field('Username')).toHaveAccessibleDescription('4 to 16 characters')
    expect(await field('Username')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(await field('Password'))
    await userEvent.tab()
    expect(await field('Password')).not.toHaveAttribute('aria-invalid')
  })

  it.each([
    ['an empty name', '', 'Please fill this in.'],
    ['spaces', '     ', 'Please fill this in.'],
    ['a long name', 'a'.repeat(300), '4 to 16 characters'],
    ['emoji', '🎲🎲🎲🎲🎲', "This doesn't look right. Please check it."],
    ['right-to-left text', 'محمدعلي', "This doesn't look right. Please check it."],
    ['a hidden turn of direction', 'perla\u202E1', "This doesn't look right. Please check it."],
    ['script', '<script>alert(1)</script>', '4 to 16 characters'],
    ['a short script', '"onx=1', "This doesn't look right. Please check it."],
  ])('the registration form refuses %s as a username', async (_what, value, said) => {
    const { calls } = showRegister()
    await fillNames()
    await write('Username', value)
    await press()
    expect(await field('Username')).toHaveAccessibleDescription(said)
    expect(calls.map(({ id }) => id)).not.toContain('member.register')
  })

  it.each([
    ['  perla1\t', 'username', 'perla1', 'Username'],
    [' Pass wörd 🎲 ', 'password', ' Pass wörd 🎲 ', 'Password'],
  ])('the registration form sends pasted %j as %s %j', async (pasted, name, sent, label) => {
    const { calls } = showRegister()
    await fillNames()
    for (const one of label === 'Password' ? ['Password', 'Confirm password'] : [label])
      await write(one, pasted)
    await press()
    await waitFor(() => expect(calls.map(({ id }) => id)).toContain('member.register'))
    expect(calls.find(({ id }) => id === 'member.register')?.input).toMatchObject({ body: { [name]: sent } })
  })

  // REG-2
  it('the registration form repeats all errors in the new language 200 ms after a change, and keeps its values', async () => {
    const { setLanguage } = showRegister()
    await write('Username', 'abc')
    await press()
    expect(await field('Username')).toHaveAccessibleDescription('4 to 16 characters')
    jest.useFakeTimers()
    setLanguage('fil')
    act(() => void jest.advanceTimersByTime(199))
    expect(screen.getByLabelText(/^Username/)).toHaveAccessibleDescription('4 to 16 characters')
    act(() => void jest.advanceTimersByTime(1))
    expect(screen.getByLabelText(/^Username/)).toHaveAccessibleDescription('4 hanggang 16 karakter')
    expect(screen.getByLabelText(/^Username/)).toHaveValue('abc')
  })
})

describe('age', () => {
  const age = (given: Partial<RegisterSettings['age']>) =>
    settingsWith({}, { age: { minimum: 21, needsDeclaration: false, needsBirthDate: false, ...given } })

  // REG-9
  it('the registration form asks for no age when the profile does not', async () => {
    showRegister()
    await submitButton()
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    expect(screen.queryByLabelText(/Date of birth/)).toBeNull()
  })

  // REG-9
  it('the age declaration names whom PAGCOR bars, starts unchecked, and is required', async () => {
    const { calls } = showRegister({ register: age({ needsDeclaration: true }) })
    await fillNames()
    const box = screen.getByRole('checkbox', { name: /I am 21 or over.*government official.*armed forces/ })
    expect(box).not.toBeChecked()
    await press()
    await waitFor(() => expect(box).toHaveFocus())
    expect(screen.getByText('Please confirm that you are of age and may play.')).toBeInTheDocument()
    expect(calls.map(({ id }) => id)).not.toContain('member.register')
    await userEvent.click(box)
    expect(screen.queryByText('Please confirm that you are of age and may play.')).toBeNull()
    await press()
    await waitFor(() => expect(calls.map(({ id }) => id)).toContain('member.register'))
    expect(calls.find(({ id }) => id === 'member.register')?.input).toMatchObject({
      body: { declaration: true },
    })
  })

  // RG-1
  it('the age declaration names the merchant’s own minimum age elsewhere', async () => {
    showRegister({
      register: age({ minimum: 18, needsDeclaration: true }),
      settings: { jurisdiction: 'MGA' },
    })
    expect(
      await screen.findByRole('checkbox', { name: /I am 18 or over, and nothing bars me/ }),
    ).toBeInTheDocument()
  })

  it('the age is computed exactly by the merchant’s day when a date of birth is asked for', async () => {
    const { shell, calls } = showRegister({ register: age({ needsBirthDate: true }) })
    // 1 November in Manila, still October in London.
    shell.serverNow = () => Date.UTC(2026, 9, 31, 17)
    await fillNames()
    const date = await field('Date of birth')
    await userEvent.type(date, '2005-11-02')
    await press()
    await waitFor(() => expect(date).toHaveFocus())
    expect(date).toHaveAccessibleDescription('You are not old enough to play here.')
    expect(calls.map(({ id }) => id)).not.toContain('member.register')
    await userEvent.clear(date)
    await userEvent.type(date, '2005-11-01')
    await press()
    await waitFor(() => expect(calls.map(({ id }) => id)).toContain('member.register'))
    expect(calls.find(({ id }) => id === 'member.register')?.input).toMatchObject({
      body: { birthDate: '2005-11-01' },
    })
  })
})
