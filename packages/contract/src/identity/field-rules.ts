import type { FieldRule, RuleName } from './register'

/** Why a value does not pass its rule. */
export type FieldProblem = 'required' | 'tooShort' | 'tooLong' | 'pattern'

/** Longest value, code points, of a field whose rule names no bound: no expression ever runs over more. */
export const longestField = 254

const secretRules: readonly RuleName[] = ['password', 'loginPassword', 'paymentPassword']
const numberRules: readonly RuleName[] = ['mobileNum', 'loginMobileNum', 'verificationCode']

/**
 * What is meant by what was typed or pasted into a field (REG-2): no space around it, and in a number none
 * inside, nor the marks that people group digits by. Passwords stay as they are.
 */
export function tidyField(name: RuleName, value: string): string {
  if (secretRules.includes(name)) return value
  return numberRules.includes(name) ? value.replace(/[\s().\-\u2010-\u2015]/gu, '') : value.trim()
}

/**
 * The one verification routine of pages and gateway (REG-2): what is wrong with a value, or null. Lengths count code
 * points; an empty value is only asked whether it is required; a field that is switched off is not asked at all.
 */
export function verifyField(rule: FieldRule, value: string): FieldProblem | null {
  if (!rule.isEnabled) return null
  if (value === '') return rule.isRequired ? 'required' : null
  const length = [...value].length
  // Before the expression, so that a long value costs nothing.
  if (length > Math.min(rule.maxLength ?? longestField, longestField)) return 'tooLong'
  if (length < (rule.minLength ?? 0)) return 'tooShort'
  if (rule.pattern === undefined) return null
  return new RegExp(`^(?:${rule.pattern})$`, 'u').test(value) ? null : 'pattern'
}
