import { highestVipLevel } from '@plaza/contract/growth'
import { gameTypes } from '@plaza/contract/play'
import * as z from 'zod/mini'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { settingsPart } from '../../../kernel/merchants/settings-part'

const minor = z._default(z.int().check(z.minimum(0), z.maximum(100_000_000_000_000)), 0)
const rate = z.int().check(z.minimum(0), z.maximum(1_000))

const levelSchema = z.strictObject({
  /** Deposits and valid bets in all that it takes to reach it, both. */
  depositMinor: minor,
  validMinor: minor,
  /** Deposits and valid bets between two reviews that it takes to keep it, both. */
  keepDepositMinor: minor,
  keepValidMinor: minor,
  /** What it pays when it is reached, each week, each month and on a birthday. */
  upgradeMinor: minor,
  weeklyMinor: minor,
  monthlyMinor: minor,
  birthdayMinor: minor,
  /** Rebate by kind of play, in hundredths of a per cent of valid bets. */
  rebates: z._default(z.partialRecord(z.enum(gameTypes), rate), {}),
})
/** What a merchant sets of one level; amounts are minor units. */
export type VipTerms = z.output<typeof levelSchema>

const isRising = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))

/**
 * A merchant's VIP club, `vip` of its settings: its levels from 0 on, each harder to reach than the one before; none as
 * shipped, and then nobody rises or falls.
 */
export const vipPart = z._default(
  z.object({
    levels: z._default(
      z.array(levelSchema).check(
        z.maxLength(highestVipLevel + 1),
        z.refine(([first]) => !first || (first.depositMinor === 0 && first.validMinor === 0)),
        // Nobody reaches the first level, and its members, who are all others, get no pay by the week or month.
        z.refine(
          ([first]) =>
            !first || (first.upgradeMinor === 0 && first.weeklyMinor === 0 && first.monthlyMinor === 0),
        ),
        z.refine((levels) => isRising(levels.map(({ depositMinor }) => depositMinor))),
        z.refine((levels) => isRising(levels.map(({ validMinor }) => validMinor))),
      ),
      [],
    ),
    /** Days between two reviews of a level. */
    reviewDays: z._default(z.int().check(z.minimum(1), z.maximum(366)), 90),
    /** How often what levels pay must be bet before it can be withdrawn. */
    wagering: z._default(z.int().check(z.minimum(0), z.maximum(100)), 1),
  }),
  { levels: [], reviewDays: 90, wagering: 1 },
)

export type Vip = z.output<typeof vipPart>

const settings = settingsPart('vip', vipPart)

/** The club of a merchant; undefined where it has none: without the flag VIPBENEFIT, or without levels (VIP-1). */
export function vipOf(merchant: Pick<Merchant, 'stored' | 'settings'>): Vip | undefined {
  if (merchant.settings.whitelabel.VIPBENEFIT !== true) return undefined
  const vip = settings(merchant)
  return vip.levels.length > 0 ? vip : undefined
}

/** The rebate of a level by kind of play, in hundredths of a per cent; none where the merchant has no club (REBATE-1). */
export const rebatesOf = (
  merchant: Pick<Merchant, 'stored' | 'settings'>,
  level: number,
): VipTerms['rebates'] => vipOf(merchant)?.levels[level]?.rebates ?? {}
