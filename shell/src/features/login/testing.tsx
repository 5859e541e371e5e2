import { CallError } from '@plaza/client/transport'
import { ruleNames, type FieldRule, type RegisterSettings, type RuleName } from '@plaza/contract/identity'
import { useLocation } from '@plaza/facade/router'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Overlays } from '../../frame/overlays/Overlays'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { LoginScreen } from './LoginScreen'

export const loginAnswer = { token: 'token-1', userName: 'player01', customerType: 0, firstTimeLogin: false }

const needed: FieldRule = { isEnabled: true, isRequired: true }
/** Rules of the forms: the sign-in fields are required, others as given. */
export const rulesOf = (given: Partial<Record<RuleName, FieldRule>> = {}): RegisterSettings => ({
  rules: {
    ...(Object.fromEntries(ruleNames.map((name) => [name, needed])) as RegisterSettings['rules']),
    ...given,
  },
  hasCaptcha: false,
  age: { minimum: 21, needsDeclaration: true, needsBirthDate: false },
})

/** As the site mounts it: at its address, below the overlays. */
function AtLogin() {
  return (
    <>
      <Overlays />
      <main>{useLocation().pathname === '/m/login' && <LoginScreen />}</main>
    </>
  )
}

/** Shows the login screen; `sent` holds the request bodies of its sign-ins. */
export function showLogin(options: RenderShellOptions = {}) {
  let pictures = 0
  const made = renderShell(<AtLogin />, {
    path: '/m/login',
    ...options,
    answers: {
      'session.login': loginAnswer,
      'system.setting.register': rulesOf(),
      'system.country': {
        country: 'PH',
        countryDialingCode: '63',
        countries: [
          { country: 'PH', countryDialingCode: '63' },
          { country: 'SG', countryDialingCode: '65' },
        ],
      },
      'captcha.get': () => ({ image: `AAA${(pictures += 1)}`, expiresAt: 0 }),
      'verification.sms.noLogin': { expiredMinutes: 1 },
      'session.social.providers': { providers: [] },
      ...options.answers,
    },
  })
  const inputs = (id: string) => made.calls.filter((call) => call.id === id).map(({ input }) => input)
  return {
    ...made,
    inputs,
    sent: () => inputs('session.login').map((input) => (input as { body: unknown }).body),
  }
}

export const at = {
  username: () => screen.getByLabelText('Username'),
  password: () => screen.getByLabelText('Password'),
  mobile: () => screen.getByLabelText('Mobile number'),
  code: () => screen.getByLabelText('SMS code'),
  captcha: () => screen.getByLabelText('Captcha'),
  remember: () => screen.getByLabelText('Remember password'),
  submit: () => screen.getByRole('button', { name: 'Log in' }),
  tab: (name: string) => screen.getByRole('tab', { name }),
}

export async function fillLogin(name = 'player01', secret = 'Play1234') {
  await userEvent.type(at.username(), name)
  await userEvent.type(at.password(), secret)
}

/** A failed answer. */
export const failsWith =
  (code: string, value?: Record<string, unknown>, status = 401) =>
  () => {
    throw new CallError(code, 'req-1', value, status)
  }
