import { registerFieldNames, ruleNames, type RegisterSettings } from '@plaza/contract/identity'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { field, offered, requiredRule, settingsWith, showRegister, startEachTestAfresh } from './testing'

startEachTestAfresh()

const everything = {
  ...(Object.fromEntries(ruleNames.map((name) => [name, requiredRule])) as RegisterSettings['rules']),
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
  // REG-2
  it('all seventeen registration fields are named, required and marked by an asterisk when the merchant asks for them', async () => {
    showRegister(everythingOn)
    for (const name of registerFieldNames) {
      const control = await field(labels[name])
      expect(control).toBeRequired()
      expect(screen.getByText(labels[name], { selector: 'label > span' }).closest('div')).toHaveTextContent(
        '*',
      )
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

  // REG-2
  it('optional registration fields have no asterisk and are not required', async () => {
    showRegister({ register: settingsWith({ email: offered }) })
    expect(await field('E-mail')).not.toBeRequired()
    expect(screen.getByText('E-mail', { selector: 'label > span' }).closest('div')).not.toHaveTextContent('*')
  })

  // REG-2
  it('the registration fields bring the right keyboard and autofill', async () => {
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

  // REG-3
  it('every password field is hidden until its eye is pressed', async () => {
    showRegister(everythingOn)
    for (const label of ['Password', 'Confirm password', 'Payment password'])
      expect(await field(label)).toHaveAttribute('type', 'password')
    const [eye] = screen.getAllByRole('button', { name: 'Show characters' })
    await userEvent.click(eye as HTMLElement)
    expect(await field('Password')).toHaveAttribute('type', 'text')
    expect(await field('Confirm password')).toHaveAttribute('type', 'password')
  })

  // LOGIN-4
  it('number fields accept at most 20 characters and code fields 10, and passwords are not cut', async () => {
    showRegister(everythingOn)
    expect(await field('Mobile number')).toHaveAttribute('maxlength', '20')
    expect(await field('SMS code')).toHaveAttribute('maxlength', '10')
    expect(await field('Password')).not.toHaveAttribute('maxlength')
  })

  // REG-2
  it('the referrer field is filled from the link', async () => {
    showRegister({
      path: '/m/register?recommenderId=ABCD2345',
      register: settingsWith({ recommenderId: offered }),
    })
    expect(await field("Referrer's code")).toHaveValue('ABCD2345')
  })
})
