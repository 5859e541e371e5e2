import { isFieldName, type FieldName } from './field-names'

/** The field for a refusal that names none itself (ERROR-2). */
const fieldOfCode: Readonly<Record<string, FieldName>> = {
  'username.taken': 'username',
  'mobile.taken': 'mobileNum',
  'name.reserved': 'username',
  'password.weak': 'password',
  'password.mismatch': 'confirmPassword',
  'recommender.unknown': 'recommenderId',
  'affiliate.invalid': 'affiliateCode',
  'age.refused': 'birthDate',
  'declaration.required': 'declaration',
  'captcha.required': 'captcha',
  'captcha.wrong': 'captcha',
  'captcha.expired': 'captcha',
  'captcha.work': 'captcha',
  'sms.code.wrong': 'verificationCode',
  'sms.code.expired': 'verificationCode',
  'sms.code.locked': 'verificationCode',
}

/** The field that a refused registration is about: the one it names, else the one of its code. */
export function failedField(code: string, value: Record<string, unknown>): FieldName | undefined {
  const named = value['field']
  if (typeof named === 'string' && isFieldName(named)) return named
  return Object.hasOwn(fieldOfCode, code) ? fieldOfCode[code] : undefined
}
