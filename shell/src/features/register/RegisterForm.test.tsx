import { registerFieldNames, ruleNames, type RegisterSettings } from '@plaza/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  asked,
  bothTabs,
  field,
  fillNames,
  offered,
  press,
  settingsWith,
  showRegister,
  submitButton,
  write,
} from './show-register'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => jest.useRealTimers())

const everything = {
  ...(Object.fromEntries(ruleNames.map((name) => [name, asked])) as RegisterSettings['rules']),
}
const labels: Record<(typeof registerFieldNames)[number], string> = {
  username: 'Username',
  password: 'Password',
  mobileNum: 'Mobile number',
  verificationCode: 'SMS code',
  paymentPassword: 'Payment password',
  nickname: 'Nickname',
  payeeName: "Account holder's name",
  email: 'E-mail',
  idNumber: 'ID number',
  qqNum: 'QQ number',
  facebook: 'Facebook',
  wechat: 'WeChat',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  zalo: 'Zalo',
  recommenderId: "Referrer's code",
  affiliateCode: 'Invitation code',
}
const everythingOn = { register: settingsWith(everything), flags: { USERNAMEREG3: true, REGMOBVERF3: true } }

describe('the fields of the form', () => {
  it('are all seventeen, named, required and with an asterisk where the merchant asks for them', async () => {
    showRegister(everythingOn)
    for (const name of registerFieldNames) {
      const control = await field(labels[name])
      expect(control).toBeRequired()
      expect(screen.getByText(labels[name], { selector: 'label' }).parentElement).toHaveTextContent('*')
    }
    const order = [...document.querySelectorAll('form input:not([type=checkbox])')].map((input) =>
      input.getAttribute('name'),
    )
    expect(order).toEqual(
      registerFieldNames.flatMap((name) =>
        name === 'password'
          ? ['password', 'confirmPassword']
          : name === 'verificationCode'
            ? ['messageCode']
            : [name],
      ),
    )
  })

  it('have no asterisk and are not required where they may be empty', async () => {
    showRegister({ register: settingsWith({ email: offered }) })
    expect(await field('E-mail')).not.toBeRequired()
    expect(screen.getByText('E-mail', { selector: 'label' }).parentElement).not.toHaveTextContent('*')
  })

  it('bring the right keyboard, and let browsers fill in what they know', async () => {
    showRegister(everythingOn)
    for (const [label, attribute, value] of [
      ['Username', 'autocomplete', 'username'],
      ['Password', 'autocomplete', 'new-password'],
      ['Confirm password', 'autocomplete', 'new-password'],
      ['Mobile number', 'inputmode', 'tel'],
      ['SMS code', 'autocomplete', 'one-time-code'],
      ['SMS code', 'inputmode', 'numeric'],
      ['Payment password', 'inputmode', 'numeric'],
      ['E-mail', 'type', 'email'],
      ["Account holder's name", 'autocomplete', 'name'],
      ['ID number', 'autocomplete', 'off'],
    ] as const)
      expect(await field(label)).toHaveAttribute(attribute, value)
  })

  it('hide every password until its eye is pressed', async () => {
    showRegister(everythingOn)
    for (const label of ['Password', 'Confirm password', 'Payment password'])
      expect(await field(label)).toHaveAttribute('type', 'password')
    const [eye] = screen.getAllByRole('button', { name: 'Show characters' })
    await userEvent.click(eye as HTMLElement)
    expect(await field('Password')).toHaveAttribute('type', 'text')
    expect(await field('Confirm password')).toHaveAttribute('type', 'password')
  })

  it('take at most 20 characters of a number and 10 of a code, and cut no password', async () => {
    showRegister(everythingOn)
    expect(await field('Mobile number')).toHaveAttribute('maxlength', '20')
    expect(await field('SMS code')).toHaveAttribute('maxlength', '10')
    expect(await field('Password')).not.toHaveAttribute('maxlength')
  })

  it('have the referrer of the link filled in', async () => {
    showRegister({
      path: '/m/register?recommenderId=ABCD2345',
      register: settingsWith({ recommenderId: offered }),
    })
    expect(await field("Referrer's code")).toHaveValue('ABCD2345')
  })
})

describe('checking the form', () => {
  it('says at every field what is wrong, gives the focus to the first, and sends nothing', async () => {
    const { calls } = showRegister({ register: settingsWith({ email: asked, line: offered }) })
    await press()
    const username = await field('Username')
    await waitFor(() => expect(username).toHaveFocus())
    expect(username).toHaveAccessibleDescription('Please fill this in.')
    expect(await field('Confirm password')).toHaveAccessibleDescription('Enter password')
    expect(await field('E-mail')).toHaveAttribute('aria-invalid', 'true')
    expect(await field('LINE')).not.toHaveAttribute('aria-invalid')
    expect(calls.map(({ id }) => id)).not.toContain('member.register')
  })

  it('gives the focus to the first that fails, not to the first of all', async () => {
    showRegister({ register: settingsWith({ email: asked, line: asked }) })
    await fillNames()
    await write('LINE', 'x')
    await press()
    await waitFor(async () => expect(await field('E-mail')).toHaveFocus())
  })

  it('wants password and confirmation to be equal', async () => {
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

  it('checks a field that is left with something in it, and is quiet about an empty one', async () => {
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
  ])('refuses %s as a username', async (_what, value, said) => {
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
  ])('sends pasted %j as %s %j', async (pasted, name, sent, label) => {
    const { calls } = showRegister()
    await fillNames()
    for (const one of label === 'Password' ? ['Password', 'Confirm password'] : [label])
      await write(one, pasted)
    await press()
    await waitFor(() => expect(calls.map(({ id }) => id)).toContain('member.register'))
    expect(calls.find(({ id }) => id === 'member.register')?.input).toMatchObject({ body: { [name]: sent } })
  })

  it('says everything in the new language 200 ms after it has changed, and keeps what was written', async () => {
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

describe('the two tabs', () => {
  const mobileToo = { flags: bothTabs, register: settingsWith({ mobileNum: offered }) }
  const tab = (name: string) => act(() => screen.getByRole('tab', { name }).click())
  const number = () => screen.getByLabelText(/^Mobile number/)

  it('copy the mobile number 150 ms after a change of tab, both ways', async () => {
    showRegister(mobileToo)
    await write('Mobile number', '9171234567')
    jest.useFakeTimers()
    tab('Mobile')
    expect(number()).toHaveValue('')
    act(() => void jest.advanceTimersByTime(149))
    expect(number()).toHaveValue('')
    act(() => void jest.advanceTimersByTime(1))
    expect(number()).toHaveValue('9171234567')
    jest.useRealTimers()
    await write('Mobile number', '9998887777')
    jest.useFakeTimers()
    tab('Username')
    expect(number()).toHaveValue('9171234567')
    act(() => void jest.advanceTimersByTime(150))
    expect(number()).toHaveValue('9998887777')
  })

  it('lose no number when they are changed faster than that', async () => {
    showRegister(mobileToo)
    await write('Mobile number', '9171234567')
    jest.useFakeTimers()
    tab('Mobile')
    act(() => void jest.advanceTimersByTime(50))
    tab('Username')
    act(() => void jest.advanceTimersByTime(1000))
    expect(number()).toHaveValue('9171234567')
  })

  it('do not copy over what is written meanwhile', async () => {
    showRegister(mobileToo)
    await write('Mobile number', '9171234567')
    jest.useFakeTimers()
    tab('Mobile')
    act(() => void jest.advanceTimersByTime(100))
    fireEvent.change(number(), { target: { value: '5' } })
    act(() => void jest.advanceTimersByTime(1000))
    expect(number()).toHaveValue('5')
  })

  it('are moved along by arrow keys', async () => {
    showRegister(mobileToo)
    await userEvent.click(await screen.findByRole('tab', { name: 'Username' }))
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(screen.getByRole('tab', { name: 'Mobile', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    expect(screen.getByRole('tab', { name: 'Username', selected: true })).toHaveFocus()
  })

  it('forget what was said about the other one', async () => {
    showRegister(mobileToo)
    await press()
    expect(await field('Username')).toHaveAttribute('aria-invalid', 'true')
    tab('Mobile')
    expect(number()).not.toHaveAttribute('aria-invalid')
  })
})

describe('the agreement', () => {
  it('is agreed to at first; without it the button is off and says why', async () => {
    const { calls } = showRegister()
    await fillNames()
    const box = screen.getByRole('checkbox', { name: /user agreement/ })
    expect(box).toBeChecked()
    expect(await submitButton()).not.toHaveAttribute('aria-disabled')
    await userEvent.click(box)
    expect(await submitButton()).toHaveAttribute('aria-disabled', 'true')
    expect(await submitButton()).toHaveAccessibleDescription('Accept the user agreement to go on.')
    await press()
    await userEvent.type(await field('Username'), '{Enter}')
    expect(calls.map(({ id }) => id)).not.toContain('member.register')
  })

  it('is read and come back from with everything that was written', async () => {
    showRegister({ flags: bothTabs })
    await fillNames()
    const link = screen.getByRole('link', { name: 'user agreement' })
    expect(link).toHaveAttribute('href', '/m/useragreement')
    await userEvent.click(link)
    expect(screen.queryByLabelText(/^Username/)).toBeNull()
    await userEvent.click(screen.getByText('come back'))
    expect(await field('Username')).toHaveValue('perla1')
    expect(await field('Password')).toHaveValue('Play1234')
  })
})

describe('what is kept of a form that has been left', () => {
  it('is no password, and nothing in storage', async () => {
    showRegister()
    await fillNames()
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
    for (const storage of [localStorage, sessionStorage])
      expect(JSON.stringify(storage)).not.toContain('Play1234')
    await userEvent.click(screen.getByText('come back'))
    expect(await field('Username')).toHaveValue('perla1')
    expect(await field('Password')).toHaveValue('')
    expect(await field('Confirm password')).toHaveValue('')
  })
})

describe('age', () => {
  const age = (given: Partial<RegisterSettings['age']>) =>
    settingsWith({}, { age: { minimum: 21, needsDeclaration: false, needsBirthDate: false, ...given } })

  it('is not asked for where the profile does not', async () => {
    showRegister()
    await submitButton()
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    expect(screen.queryByLabelText(/Date of birth/)).toBeNull()
  })

  it('is declared, with whom PAGCOR bars; it is not declared by itself, and nothing goes without it', async () => {
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

  it("names the merchant's own age elsewhere", async () => {
    showRegister({
      register: age({ minimum: 18, needsDeclaration: true }),
      settings: { jurisdiction: 'MGA' },
    })
    expect(
      await screen.findByRole('checkbox', { name: /I am 18 or over, and nothing bars me/ }),
    ).toBeInTheDocument()
  })

  it("is exact by the merchant's day where a date of birth is asked for", async () => {
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
