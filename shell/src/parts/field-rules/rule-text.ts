import { localized } from '@plaza/contract/kernel'
import type { FieldRule, RuleName, verifyField } from '@plaza/contract/identity'
import type { Translate } from '@plaza/i18n'

type Problem = NonNullable<ReturnType<typeof verifyField>>

const counted: ReadonlySet<string> = new Set([
  'mobileNum',
  'loginMobileNum',
  'verificationCode',
  'paymentPassword',
])
const mobiles: ReadonlySet<string> = new Set(['mobileNum', 'loginMobileNum'])

/** The bounds of a field in words, "digits" for a number field; undefined where it has none. */
export function boundsText(
  name: RuleName,
  { minLength: min, maxLength: max }: FieldRule,
  t: Translate<'sign-in'>,
): string | undefined {
  const unit = counted.has(name) ? 'digits' : 'characters'
  if (min === undefined && max === undefined) return undefined
  if (min === undefined) return t(`rules.${unit}.atMost`, { count: max ?? 0 })
  if (max === undefined) return t(`rules.${unit}.atLeast`, { count: min })
  if (min === max) return t(`rules.${unit}.exactly`, { count: min })
  return t(`rules.${unit}.between`, { min, max })
}

/**
 * The error under a field (REG-2): the merchant's own text when its pattern does not match, otherwise the catalogue's.
 */
export function problemText(
  problem: Problem,
  name: RuleName,
  rule: FieldRule,
  language: string,
  t: Translate<'sign-in'>,
): string {
  if (problem === 'required') return t('rules.required')
  const bounds = boundsText(name, rule, t)
  if (problem !== 'pattern') return bounds ?? t('rules.wrong')
  const own = rule.message && localized(rule.message, language)
  if (own) return own
  if (name === 'email') return t('rules.email')
  return (mobiles.has(name) ? bounds : undefined) ?? t('rules.wrong')
}
