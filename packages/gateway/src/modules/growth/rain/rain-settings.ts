import * as z from 'zod/mini'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { settingsPart } from '../../../kernel/merchants/settings-part'
import { shippedAmount } from '../../../kernel/merchants/shipped-amount'
import { canSplit } from '../../../kernel/split-pot'

const whole = (least: number, most: number) => z.optional(z.int().check(z.minimum(least), z.maximum(most)))

/** Times and amounts as shipped, amounts in centavos of a peso. */
const shipped = {
  times: ['12:00', '16:00', '20:00'] as readonly string[],
  seconds: 60,
  fallSeconds: 20,
  chances: 3,
  potMinor: 500_000,
  packets: 500,
  leastMinor: 1,
  /** What a member must have deposited and bet within `days` days before, and its VIP level. */
  depositMinor: 10_000,
  betMinor: 0,
  vipLevel: 0,
  days: 7,
  /** How often an amount must be bet before it can be withdrawn. */
  wagering: 0,
}

/** What a session runs by, amounts in the merchant's currency. */
export type RainTerms = typeof shipped

/**
 * What a merchant sets of red-packet rain, `redRain` of its settings; what it leaves out is as shipped. A pot too small for
 * its packets is refused where both are set; otherwise the packets are fewer.
 */
export const redRainPart = z._default(
  z
    .strictObject({
      times: z.optional(
        z.array(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))).check(
          z.maxLength(24),
          z.refine((times) => new Set(times).size === times.length),
        ),
      ),
      seconds: whole(10, 3_600),
      fallSeconds: whole(10, 30),
      chances: whole(1, 20),
      potMinor: whole(1, 100_000_000_000),
      packets: whole(1, 20_000),
      leastMinor: whole(1, 100_000_000),
      depositMinor: whole(0, 100_000_000_000),
      betMinor: whole(0, 100_000_000_000),
      vipLevel: whole(0, 10),
      days: whole(1, 90),
      wagering: whole(0, 100),
    })
    .check(
      z.refine(
        ({ potMinor, packets, leastMinor = 1 }) =>
          potMinor === undefined || packets === undefined || canSplit({ potMinor, packets, leastMinor }),
      ),
    ),
  {},
)

const settings = settingsPart('redRain', redRainPart)

/** What holds for red-packet rain at a merchant: its settings over what is shipped, in its currency (REDRAIN-1). */
export function rainTerms(merchant: Pick<Merchant, 'stored' | 'currency'>): RainTerms {
  const inScale = (minor: number) => shippedAmount(merchant.currency, minor)
  const set = Object.entries(settings(merchant)).filter(([, value]) => value !== undefined)
  const terms: RainTerms = {
    ...shipped,
    potMinor: inScale(shipped.potMinor),
    depositMinor: inScale(shipped.depositMinor),
    ...Object.fromEntries(set),
  }
  const leastMinor = Math.min(terms.leastMinor, terms.potMinor)
  return { ...terms, leastMinor, packets: Math.min(terms.packets, Math.floor(terms.potMinor / leastMinor)) }
}
