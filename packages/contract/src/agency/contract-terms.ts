import * as z from 'zod/mini'
import { largestAmountMinor } from '../kernel'
import type { ContractKind } from './contract-machine'

/** The periods that contracts are settled by; an hourly salary has its own. */
export const dividendPeriods = ['daily', 'weekly', 'ten-days', 'half-month', 'monthly'] as const
export const contractPeriods = [...dividendPeriods, 'hourly'] as const
export type ContractPeriod = (typeof contractPeriods)[number]

/** Most tiers of a contract. */
export const mostTiers = 10
/** A rate is in hundredths of a per cent: 10,000 is the whole. */
export const wholeRate = 10_000

const thresholdSchema = z.int().check(z.minimum(0), z.maximum(largestAmountMinor))

/** A step of a contract: what has to be reached, each of them, and the rate then. Amounts are minor units. */
export const contractTierSchema = z.strictObject({
  /** Valid bets of the team, at least. */
  turnoverMinor: thresholdSchema,
  /** What the team lost, at least; of a dividend alone, otherwise 0. */
  lossMinor: thresholdSchema,
  activeUsers: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  rate: z.int().check(z.minimum(1), z.maximum(wholeRate)),
  /** The most that it pays for one period; null for any. Of a salary alone. */
  capMinor: z.nullable(z.int().check(z.minimum(1), z.maximum(largestAmountMinor))),
})
export type ContractTier = z.infer<typeof contractTierSchema>

/** What a contract says (CONTRACT-2). */
export const contractTermsSchema = z.strictObject({
  /** What the rate is of: valid bets, or what the team lost. A dividend is always of the loss. */
  basis: z.enum(['turnover', 'loss']),
  period: z.enum(contractPeriods),
  /** Whether what a team won in a period is held against the next; of a dividend alone. */
  carries: z.boolean(),
  /** Valid bets from which a member counts as an active user, minor units. */
  activeMinor: z.int().check(z.minimum(1), z.maximum(largestAmountMinor)),
  tiers: z.array(contractTierSchema).check(z.minLength(1), z.maxLength(mostTiers)),
})
export type ContractTerms = z.infer<typeof contractTermsSchema>

/** What is wrong about one tier: not above the one before, or a cap below what the tier or the one before it pays. */
export type TierProblem = 'rising' | 'cap'

/** Whether terms have the form of their kind. */
export function areTermsOf(kind: ContractKind, { basis, period, carries, tiers }: ContractTerms): boolean {
  if (kind === 'dividend')
    return basis === 'loss' && period !== 'hourly' && tiers.every(({ capMinor }) => capMinor === null)
  const own = kind === 'daily-salary' ? 'daily' : 'hourly'
  return period === own && !carries && tiers.every(({ lossMinor }) => lossMinor === 0)
}

/** What a rate comes to of an amount, minor units, rounded down to the whole unit. */
export const shareOf = (minor: number, rate: number): number =>
  Number((BigInt(minor) * BigInt(rate)) / BigInt(wholeRate))

/** Each tier asks for more than the one before, and pays a higher rate. */
function isAbove(tier: ContractTier, before: ContractTier): boolean {
  const asks = ['turnoverMinor', 'lossMinor', 'activeUsers'] as const
  return (
    tier.rate > before.rate &&
    asks.every((name) => tier[name] >= before[name]) &&
    (tier.turnoverMinor > before.turnoverMinor || tier.lossMinor > before.lossMinor)
  )
}

/** A cap is at least what its tier pays where it begins, and never falls; no cap is above every cap. */
function hasFittingCap({ basis }: ContractTerms, tier: ContractTier, before: ContractTier | undefined) {
  const least = basis === 'turnover' ? shareOf(tier.turnoverMinor, tier.rate) : 0
  const above = before === undefined ? 0 : (before.capMinor ?? Infinity)
  return (tier.capMinor ?? Infinity) >= Math.max(least, above)
}

/** The first tier that cannot stand as it is, counted from 1, and why; undefined where all can (CONTRACT-2). */
export function tierProblem(terms: ContractTerms): { tier: number; problem: TierProblem } | undefined {
  for (const [at, tier] of terms.tiers.entries()) {
    const before = terms.tiers[at - 1]
    if (before && !isAbove(tier, before)) return { tier: at + 1, problem: 'rising' }
    if (!hasFittingCap(terms, tier, before)) return { tier: at + 1, problem: 'cap' }
  }
  return undefined
}

/** What a team did in a period. */
export interface TeamReached {
  turnoverMinor: number
  /** Below zero where the team won. */
  lossMinor: number
  activeUsers: number
}

/** The highest tier whose conditions are all reached; undefined below the first. */
export const tierReached = ({ tiers }: ContractTerms, reached: TeamReached): ContractTier | undefined =>
  tiers.findLast(
    (tier) =>
      tier.turnoverMinor <= reached.turnoverMinor &&
      tier.activeUsers <= reached.activeUsers &&
      (tier.lossMinor === 0 || tier.lossMinor <= reached.lossMinor),
  )

/**
 * The first tier whose rate is above what other terms pay for the same, counted from 1, with that rate; undefined where none is: a giver
 * never owes more than it gets.
 */
export function tierAbove(
  terms: ContractTerms,
  own: ContractTerms,
): { tier: number; mostRate: number } | undefined {
  for (const [at, tier] of terms.tiers.entries()) {
    const mostRate = tierReached(own, tier)?.rate ?? 0
    if (tier.rate > mostRate) return { tier: at + 1, mostRate }
  }
  return undefined
}

/**
 * The first tier that pays more for a period than other terms pay for the same at most, counted from 1, with that cap in minor units;
 * undefined where none does. No cap of its own is above every cap.
 */
export function capAbove(
  terms: ContractTerms,
  own: ContractTerms,
): { tier: number; mostCapMinor: number } | undefined {
  for (const [at, tier] of terms.tiers.entries()) {
    const mostCapMinor = tierReached(own, tier)?.capMinor ?? null
    if (mostCapMinor !== null && (tier.capMinor ?? Infinity) > mostCapMinor)
      return { tier: at + 1, mostCapMinor }
  }
  return undefined
}

/**
 * Whether terms count by the same measure as one's own: basis, period, active users by no smaller bets, and what a team won is held against
 * the next period where one's own contract does so.
 */
export const isLike = (terms: ContractTerms, own: ContractTerms): boolean =>
  terms.basis === own.basis &&
  terms.period === own.period &&
  terms.activeMinor >= own.activeMinor &&
  (terms.carries || !own.carries)
