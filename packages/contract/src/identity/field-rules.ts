import type { FieldRule, RuleName } from './register'

/** Why a value breaks its rule. */
export type FieldProblem = 'required' | 'tooShort' | 'tooLong' | 'pattern'

/**
 * Longest value, in code points, of a field whose rule has no limit: regular expressions never run on longer values.
 */
export const longestField = 254

const secretRules: readonly RuleName[] = ['password', 'loginPassword', 'paymentPassword']
const numberRules: readonly RuleName[] = ['mobileNum', 'loginMobileNum', 'verificationCode']

/**
 * Normalises text typed or pasted into a field (REG-2): trims it, and removes spaces and digit separators from a number.
 * Passwords stay unchanged.
 */
export function tidyField(name: RuleName, value: string): string {
  if (secretRules.includes(name)) return value
  return numberRules.includes(name) ? value.replace(/[\s().\-\u2010-\u2015]/gu, '') : value.trim()
}

/**
 * Validates a value for pages and gateway alike (REG-2): the problem, or null. Lengths count code points; an empty
 * value is only checked for being required; a disabled field is not checked.
 */
export function verifyField(rule: FieldRule, value: string): FieldProblem | null {
  if (!rule.isEnabled) return null
  if (value === '') return rule.isRequired ? 'required' : null
  const length = [...value].length
  // Checked before the expression, so that a long value costs nothing.
  if (length > Math.min(rule.maxLength ?? longestField, longestField)) return 'tooLong'
  if (length < (rule.minLength ?? 0)) return 'tooShort'
  if (rule.pattern === undefined) return null
  return new RegExp(`^(?:${rule.pattern})$`, 'u').test(value) ? null : 'pattern'
}
