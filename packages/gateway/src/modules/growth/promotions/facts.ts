import type { PromotionSummary } from '@plaza/contract/growth'
import { minorDigits } from '@plaza/contract/kernel'
import type { Merchant } from '../../../kernel/merchants/merchants'
import type { PromotionRow } from '../../platform/content'
import { termsOf } from './promotion-terms'

/** An amount as a text names it: without its decimals where it is round. */
function moneyText(minor: number, currency: string, language: string): string {
  const digits = minorDigits(currency)
  const isRound = minor % 10 ** digits === 0
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: isRound ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(minor / 10 ** digits)
}

/** What texts may name of terms, by the name of the term. */
function factsOf(terms: PromotionSummary, currency: string, language: string): [string, string][] {
  return Object.entries(terms).flatMap(([name, value]) => {
    if (typeof value !== 'number') return []
    return name.endsWith('Minor')
      ? [[name.replace(/Minor$/, ''), moneyText(value, currency, language)]]
      : [[name, String(value)]]
  })
}

/** What texts of a merchant may name of its promotions (PROMO-4): `<promotion>.<term>`. */
export function promotionFacts(
  merchant: Merchant,
  rows: readonly PromotionRow[],
  language: string,
): Map<string, string> {
  return new Map(
    rows.flatMap(({ id, plan }) => {
      const terms = termsOf(merchant, plan === null ? null : { ...plan })
      if (!terms) return []
      return factsOf(terms, merchant.currency, language).map(
        ([name, text]) => [`${id}.${name}`, text] as const,
      )
    }),
  )
}
