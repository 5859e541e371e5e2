import { rebateModes } from '@plaza/contract/growth'
import * as z from 'zod/mini'
import { settingsPart } from '../../../kernel/merchants/settings-part'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { shippedAmount } from '../../../kernel/merchants/shipped-amount'

/** The least that is paid at once as shipped, centavos of a peso. */
const shippedLeastMinor = 100

/** A merchant's rebates: `rebates` of its settings. Their rates are those of its VIP levels. */
export const rebatesPart = z._default(
  z.strictObject({
    mode: z.optional(z.enum(rebateModes)),
    /** The least that is paid at once, and the most for one day and kind of play; null for any. Minor units. */
    leastMinor: z.optional(z.int().check(z.minimum(1), z.maximum(100_000_000_000))),
    mostADayMinor: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(100_000_000_000)))),
    /** How often a rebate must be bet before it can be withdrawn. */
    wagering: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  }),
  {},
)

const settings = settingsPart('rebates', rebatesPart)

/** The terms of rebates at a merchant (REBATE-1). */
export function rebateTerms(merchant: Pick<Merchant, 'stored' | 'currency'>) {
  const { mode = 'manual', leastMinor, mostADayMinor = null, wagering = 0 } = settings(merchant)
  return {
    mode,
    leastMinor: leastMinor ?? shippedAmount(merchant.currency, shippedLeastMinor),
    mostADayMinor,
    wagering,
  }
}

/** Whether a merchant has rebates: by the flag of their claim, or by that of their report. */
export const hasRebates = ({ settings: { whitelabel } }: Pick<Merchant, 'settings'>): boolean =>
  whitelabel.MANPLAYREB3 === true || whitelabel.PLYRBT === true
