import type { BettingLimits, PrizeGroups } from '@plaza/contract/lottery'
import { minorDigits } from '@plaza/contract/kernel'
import { groupStep, lowestGroup, type RulesId } from '@plaza/lottery'
import * as z from 'zod/mini'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { settingsPart } from '../../../kernel/merchants/settings-part'

const amountSchema = z.optional(z.int().check(z.positive()))
/** Limits in major units; what is absent is as shipped. */
const limitsSchema = z.object({
  lineMin: amountSchema,
  lineMax: amountSchema,
  orderMin: amountSchema,
  orderMax: amountSchema,
  payoutMax: amountSchema,
  exposureMax: amountSchema,
})
type Limits = Required<z.output<typeof limitsSchema>>

/** The highest group that any member has. */
const largestGroup = 1960

/** What a merchant sets of bets on lotteries: `lotteryBetting` of its settings. */
export const lotteryBettingPart = z._default(
  z.object({
    /** The prize group of the merchant's members. */
    group: z._default(
      z.int().check(z.minimum(lowestGroup), z.maximum(largestGroup), z.multipleOf(groupStep)),
      1950,
    ),
    limits: z._default(limitsSchema, {}),
    /** Limits of single lotteries, by code. */
    lotteries: z._default(z.record(z.string(), limitsSchema), {}),
  }),
  { group: 1950, limits: {}, lotteries: {} },
)

const bettingSettings = settingsPart('lotteryBetting', lotteryBettingPart)

const shipped: Limits = {
  lineMin: 1,
  lineMax: 200_000,
  orderMin: 1,
  orderMax: 200_000,
  payoutMax: 2_000_000,
  exposureMax: 1_000_000,
}
/** The first prize of 6/45 for one unit is 3,000,000: it is sold, so it can be won. */
const shippedByRules: Partial<Record<RulesId, Partial<Limits>>> = {
  six45: { payoutMax: 6_000_000, exposureMax: 6_000_000 },
}

/** What is allowed at a lottery of a merchant, minor units of its currency (BET-2). */
export function limitsOf(
  merchant: Pick<Merchant, 'stored' | 'currency'>,
  { code, rules }: { code: string; rules: RulesId },
): BettingLimits {
  const { limits, lotteries } = bettingSettings(merchant)
  const all = { ...shipped, ...shippedByRules[rules], ...limits, ...lotteries[code] }
  const scale = 10 ** minorDigits(merchant.currency)
  return {
    lineMinMinor: all.lineMin * scale,
    lineMaxMinor: all.lineMax * scale,
    orderMinMinor: all.orderMin * scale,
    orderMaxMinor: all.orderMax * scale,
    payoutMaxMinor: all.payoutMax * scale,
    exposureMaxMinor: all.exposureMax * scale,
  }
}

/** The prize groups that members of a merchant may choose from (LOTTERY-6). */
export const prizeGroupsOf = (merchant: Pick<Merchant, 'stored'>): PrizeGroups => ({
  least: lowestGroup,
  own: bettingSettings(merchant).group,
  step: groupStep,
})

/** What the jurisdiction of a merchant allows beyond what is allowed everywhere. */
export const jurisdictionPart = z._default(z.object({ progressivePlans: z._default(z.boolean(), false) }), {
  progressivePlans: false,
})

const jurisdictionSettings = settingsPart('jurisdictionAllows', jurisdictionPart)

/** Whether plans that raise the stake after losses are offered (CHASE-3): only where the jurisdiction's flag is on. */
export const allowsProgressive = (merchant: Pick<Merchant, 'stored'>): boolean =>
  jurisdictionSettings(merchant).progressivePlans
