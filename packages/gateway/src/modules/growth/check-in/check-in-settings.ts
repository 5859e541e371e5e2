import { checkInDays } from '@plaza/contract/growth'
import * as z from 'zod/mini'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { settingsPart } from '../../../kernel/merchants/settings-part'
import { shippedAmount } from '../../../kernel/merchants/shipped-amount'

/** Rewards of the seven days as shipped, centavos of a peso. */
const shippedMinor = [100, 100, 200, 200, 300, 300, 1_000]

/** What a merchant sets of check-ins, `checkIn` of its settings: the seven rewards in order, and their wagering. */
export const checkInPart = z._default(
  z.strictObject({
    amountsMinor: z.optional(
      z
        .array(z.int().check(z.minimum(0), z.maximum(100_000_000)))
        .check(z.minLength(checkInDays), z.maxLength(checkInDays)),
    ),
    wagering: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  }),
  {},
)

const settings = settingsPart('checkIn', checkInPart)

/** Rewards of the seven days in the merchant's currency, and how often each must be bet (CHECKIN-1). */
export function checkInTerms(merchant: Pick<Merchant, 'stored' | 'currency'>): {
  amountsMinor: readonly number[]
  wagering: number
} {
  const { amountsMinor, wagering = 0 } = settings(merchant)
  return {
    amountsMinor: amountsMinor ?? shippedMinor.map((minor) => shippedAmount(merchant.currency, minor)),
    wagering,
  }
}
