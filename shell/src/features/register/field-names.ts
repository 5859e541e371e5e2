import { registerFieldNames, type RegisterFieldName } from '@plaza/contract/identity'

/** The values of the form: the 17 fields of REG-2, and those with checks of their own. */
export type ValueName = RegisterFieldName | 'confirmPassword' | 'birthDate' | 'captcha'

/** The parts of the form that can have an error. */
export type FieldName = ValueName | 'declaration'

/** Secrets: never kept longer than the form is open. */
export const secretNames = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'verificationCode',
] as const

const fieldNames: ReadonlySet<string> = new Set<FieldName>([
  ...registerFieldNames,
  'confirmPassword',
  'birthDate',
  'captcha',
  'declaration',
])

/** Whether a text names a field of the form. */
export const isFieldName = (name: string): name is FieldName => fieldNames.has(name)
