import type { Formats, Translate } from '@plaza/i18n'

/** The error of an amount in words, or null: missing, below the minimum, above the maximum. */
export function moneyError(
  minor: number | null,
  limits: { minMinor: number; maxMinor: number; currency: string },
  money: Formats['money'],
  t: Translate<'ui'>,
): string | null {
  if (minor === null) return t('money.invalid', { example: money(limits.minMinor, limits.currency) })
  if (minor < limits.minMinor) return t('money.min', { amount: money(limits.minMinor, limits.currency) })
  if (minor > limits.maxMinor) return t('money.max', { amount: money(limits.maxMinor, limits.currency) })
  return null
}
