import type { FieldRule } from './calls/register'

/** Why a value does not pass its rule. */
export type FieldProblem = 'required' | 'tooShort' | 'tooLong' | 'pattern'

/** Longest value, code points, of a field whose rule names no bound: no expression ever runs over more. */
export const longestField = 254

/**
 * The one verification routine of pages and gateway (spec §5): what is wrong with a value, or null. Lengths count code
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
