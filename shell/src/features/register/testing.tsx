import { CallError } from '@plaza/client/transport'
import type { HostEvents } from '@plaza/events'
import { ruleNames, type FieldRule, type RegisterSettings, type RuleName } from '@plaza/contract/identity'
import type { BusEvent } from '@plaza/contract/page'
import { useLocation, useNavigate } from '@plaza/facade/router'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { shellRouteAt } from '../../kernel/routes/route-table'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { RegisterScreen } from './RegisterScreen'

export const offered: FieldRule = { isEnabled: true, isRequired: false }
export const requiredRule: FieldRule = { isEnabled: true, isRequired: true }
const off: FieldRule = { isEnabled: false, isRequired: false }

/** Registration settings for tests: only name and password, no captcha, no declaration. */
export const settingsWith = (
  rules: Partial<Record<RuleName, FieldRule>> = {},
  rest: Partial<RegisterSettings> = {},
): RegisterSettings => ({
  rules: {
    ...(Object.fromEntries(ruleNames.map((name) => [name, off])) as RegisterSettings['rules']),
    username: { ...requiredRule, minLength: 4, maxLength: 16, pattern: '[A-Za-z0-9]+' },
    password: { ...requiredRule, minLength: 8, maxLength: 64 },
    ...rules,
  },
  hasCaptcha: false,
  age: { minimum: 21, needsDeclaration: false, needsBirthDate: false },
  ...rest,
})

export const registered = { token: 'token-1', userName: 'perla1', customerType: 0, firstTimeLogin: false }
export const bothTabs = { USERNAMEREG3: true, MOBILENUMREG3: true }

/** Each test of the file starts without stored data and on the real clock. */
export function startEachTestAfresh(): void {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => jest.useRealTimers())
}

/** A refusal. */
export const refuses =
  (code: string, value: Record<string, unknown> = {}, status = 400) =>
  () => {
    throw new CallError(code, 'req-1', value, status)
  }

/** As the site mounts it: only at its own addresses; elsewhere there is a link back. */
function AtRegister() {
  const navigate = useNavigate()
  if (shellRouteAt(useLocation().pathname)?.id === 'register') return <RegisterScreen />
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      come back
    </button>
  )
}

export interface ShowOptions extends RenderShellOptions {
  register?: RegisterSettings
  /** Runs as an installed app. */
  isStandalone?: boolean
}

/** Renders the registration screen over a merchant's typical answers. */
export function showRegister({
  register = settingsWith(),
  isStandalone = false,
  answers,
  ...options
}: ShowOptions = {}) {
  globalThis.matchMedia = ((query: string) => ({
    matches: isStandalone && query === '(display-mode: standalone)',
  })) as typeof matchMedia
  return renderShell(<AtRegister />, {
    path: '/m/register',
    flags: { USERNAMEREG3: true },
    ...options,
    answers: {
      'system.setting.register': register,
      'content.announcements': { announcements: [], footer: { unreadCount: 0 } },
      'system.country': {
        country: 'PH',
        countryDialingCode: '63',
        countries: [
          { country: 'PH', countryDialingCode: '63' },
          { country: 'SG', countryDialingCode: '65' },
        ],
      },
      'captcha.get': { image: 'iVBORw0KGgo=', expiresAt: 0 },
      'verification.sms.register': { expiredMinutes: 1 },
      'member.register': registered,
      'member.register.mobile': registered,
      ...answers,
    },
  })
}

/** A control by its label; the label's asterisk is not part of the name. */
export const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}\\*?$`))
/** Pastes text into a field in one step, because the form has many characters to type. */
export const write = async (label: string, value: string) => {
  const control = (await field(label)) as HTMLInputElement
  if (control.value !== '') await userEvent.clear(control)
  await userEvent.click(control)
  if (value !== '') await userEvent.paste(value)
}
export const fillNames = async () => {
  await write('Username', 'perla1')
  await write('Password', 'Play1234')
  await write('Confirm password', 'Play1234')
}
export const submitButton = () => screen.findByRole('button', { name: 'Register' })
export const press = async () => userEvent.click(await submitButton())
/** The error text of a field. */
export const describedAs = async (label: string, text: string) =>
  waitFor(async () => expect(await field(label)).toHaveAccessibleDescription(text))

/** Renders the screen, records toasts and dialogs, and returns the submitted registrations. */
export function recordRegister(options: ShowOptions = {}) {
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
