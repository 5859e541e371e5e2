import { registerFieldNames, type RegisterFieldName } from '@plaza/contract/identity'

/** What is written in the form: the 17 fields of REG-2, and those that are checked in ways of their own. */
export type ValueName = RegisterFieldName | 'confirmPassword' | 'birthDate' | 'captcha'

/** What can be at fault in the form. */
export type FieldName = ValueName | 'declaration'

/** Never kept longer than the form is open. */
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
