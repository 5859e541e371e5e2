import * as z from 'zod/mini'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { settingsPart } from '../../../kernel/merchants/settings-part'
import { shippedAmount } from '../../../kernel/merchants/shipped-amount'
import { withdrawSettingsSchema } from '../../../kernel/merchants/withdraw-settings'

/** As shipped, amounts in centavos of a peso. */
const shipped = {
  minMinor: 10_000,
  maxMinor: 5_000_000,
  maxPerLevelMinor: 0,
  freeADay: 3,
  feePermille: 10,
  leastFeeMinor: 1_000,
  dayCount: 5,
  dayCountPerLevel: 1,
  daySumMinor: 20_000_000,
  daySumPerLevelMinor: 10_000_000,
  allowsCancel: false,
}
const shippedReview = {
  ruledUpToMinor: 500_000,
  accountDays: 7,
  twoFromMinor: 50_000_000,
  documentsFromMinor: 500_000_000,
  changeHours: 24,
}

/** By what the rules decide about a withdrawal (WITHDRAW-6). */
export type ReviewTerms = typeof shippedReview

/** Terms in the scale of a currency: their amounts, which are those that end in `Minor`. */
function inScale<T extends Record<string, number | boolean>>(currency: string, terms: T): T {
  const scaled = Object.entries(terms).map(([name, value]) => [
    name,
    name.endsWith('Minor') && typeof value === 'number' ? shippedAmount(currency, value) : value,
  ])
  return { ...terms, ...Object.fromEntries(scaled) }
}

const settings = settingsPart('withdrawals', z._default(withdrawSettingsSchema, {}))

/** The values that are set, over those as shipped. */
function over<T extends object>(base: T, set: { [Name in keyof T]?: T[Name] | undefined } | undefined): T {
  const given = Object.entries(set ?? {}).filter(([name, value]) => name in base && value !== undefined)
  return { ...base, ...Object.fromEntries(given) }
}

/**
 * What holds for withdrawals at a merchant: `withdrawals` of its settings over what is shipped, in the scale of its currency
 * (WITHDRAW-1).
 */
export function withdrawTerms(
  merchant: Pick<Merchant, 'stored' | 'currency'>,
): typeof shipped & { stepMinor: number; review: ReviewTerms } {
  const { currency } = merchant
  const { review, ...set } = settings(merchant)
  return {
    ...over({ ...inScale(currency, shipped), stepMinor: 1 }, set),
    review: over(inScale(currency, shippedReview), review),
  }
}

/** Regulators under which a requested withdrawal cannot be taken back. */
const withoutCancel: readonly Merchant['settings']['jurisdiction'][] = ['PAGCOR', 'UKGC']

/** Whether members of a merchant may cancel a withdrawal (WITHDRAW-3). */
export const allowsCancel = (merchant: Pick<Merchant, 'settings' | 'stored' | 'currency'>): boolean =>
  withdrawTerms(merchant).allowsCancel && !withoutCancel.includes(merchant.settings.jurisdiction)
