import {
  registerFieldNames,
  tidyField,
  verifyField,
  type RegisterBody,
  type RegisterFieldName,
} from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { isGuessable } from '../../../kernel/security/guessable-secret'
import { checkNewPassword } from '../password'
import { diallingCodeOf, parseMobileNumber, type MobileNumber } from '../contacts'
import { formRules } from './form-rules'
import { isReservedName } from './reserved-names'
import { checkAge, registerSettings, type RegisterWay } from '../registration-rules'

/** A registration whose every field has passed its rule; what is not in the form, or was left empty, is null. */
export interface RegisterForm {
  values: Record<RegisterFieldName, string | null>
  number: MobileNumber | null
  /** The number must be proven by a code. */
  needsCode: boolean
  birthDate: string | null
}

/** Codes from the address of the page: accepted even where their fields are off (REG-6). */
const ofTheLink: readonly RegisterFieldName[] = ['affiliateCode', 'recommenderId']

/** A host name as browsers send it, with or without a port. */
const hostName = /^[a-z0-9.:[\]-]*$/i

const atFault = (field: string) => new CallFailure('register.field', { field })

/** Refuses names that imitate the operator's own. */
function checkNames(merchant: Merchant, values: RegisterForm['values']): void {
  for (const field of ['username', 'nickname'] as const)
    if (values[field] !== null && isReservedName(merchant, values[field]))
      throw new CallFailure('name.reserved', { field })
}

function checkPassword(merchant: Merchant, body: RegisterBody, values: RegisterForm['values']): void {
  if (values.password === null) return
  if (body.confirmPassword !== values.password) throw new CallFailure('password.mismatch')
  checkNewPassword(values.password, {
    names: [values.username, values.nickname, values.email, values.mobileNum],
    minLength: registerSettings(merchant).rules.password.minLength,
  })
}

function checkPaymentPassword(body: RegisterBody, values: RegisterForm['values']): void {
  const known = { birthDate: body.birthDate, mobileNum: values.mobileNum }
  if (values.paymentPassword !== null && isGuessable(values.paymentPassword, known))
    throw new CallFailure('withdraw.password.form', { field: 'paymentPassword', reason: 'guessable' })
}

/**
 * Checks a registration by the merchant's rules, as the page has done (REG-2), and by its profile.
 * @throws CallFailure `register.field` and `name.reserved` with the `field`, `password.mismatch`, `password.weak`,
 * `withdraw.password.form`, `declaration.required`, `age.refused`.
 */
export function readForm(
  merchant: Merchant,
  way: RegisterWay,
  body: RegisterBody,
  now: number,
): RegisterForm {
  if (!hostName.test(body.registerUrl)) throw atFault('registerUrl')
  const given = (name: RegisterFieldName) => tidyField(name, body[name] ?? '')
  const rules = formRules(merchant, way, { hasNumber: given('mobileNum') !== '' })
  const values = Object.fromEntries(
    registerFieldNames.map((name) => {
      const value = given(name)
      if (verifyField(rules[name], value) !== null) throw atFault(name)
      return [name, value !== '' && (rules[name].isEnabled || ofTheLink.includes(name)) ? value : null]
    }),
  ) as RegisterForm['values']
  const number =
    values.mobileNum === null
      ? null
      : parseMobileNumber(values.mobileNum, diallingCodeOf(body.countryDialingCode))
  if (values.mobileNum !== null && !number) throw atFault('mobileNum')
  checkNames(merchant, values)
  checkPassword(merchant, body, values)
  checkPaymentPassword(body, values)
  const birthDate = checkAge(merchant, body, now)
  return { values, number, needsCode: values.verificationCode !== null, birthDate }
}
