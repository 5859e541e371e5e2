import type { LoginMode, RuleName } from '@plaza/contract/identity'

/** Fields of the login form by the names of their controls (LOGIN-4). */
export type LoginField = 'username' | 'password' | 'mobileNum' | 'messageCode' | 'captcha'
export type LoginValues = Record<LoginField, string>

export const emptyValues: LoginValues = {
  username: '',
  password: '',
  mobileNum: '',
  messageCode: '',
  captcha: '',
}

/** The rule set of each field (LOGIN-4); the captcha is only required. */
export const fieldRules = {
  username: 'loginUsername',
  password: 'loginPassword',
  mobileNum: 'loginMobileNum',
  messageCode: 'verificationCode',
} as const satisfies Record<Exclude<LoginField, 'captcha'>, RuleName>

/** The visible fields from top to bottom; all are checked before sending. */
export function visibleFields(mode: LoginMode, hasCaptcha: boolean): LoginField[] {
  const fields: LoginField[] = mode === 'sms' ? ['mobileNum', 'messageCode'] : ['username', 'password']
  return hasCaptcha ? [...fields, 'captcha'] : fields
}

/** The field for an error code of the server; undefined for codes of the whole form. */
export function fieldOf(code: string): LoginField | undefined {
  if (code.startsWith('captcha.')) return 'captcha'
  return code.startsWith('sms.code.') ? 'messageCode' : undefined
}
