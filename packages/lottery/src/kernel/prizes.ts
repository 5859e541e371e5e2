import type { Picks, Play, Tier } from './play'

/** Prize groups are parts of 2000: at 1900, a unit returns 95 in 100. */
export const prizeGroupBase = 2000
/** The lowest prize group. */
export const lowestGroup = 1800
/** Prize groups go up in steps of this. */
export const groupStep = 2
/** Prizes, odds and rebates are kept in parts of this. */
export const prizeScale = 10_000

/** An exact share of the stakes. */
export interface Share {
  returned: bigint
  staked: bigint
}

/** True for a prize group from the lowest to `largestGroup`, in whole steps. */
export const isPrizeGroup = (group: number, largestGroup: number): boolean =>
  Number.isInteger(group) &&
  group >= lowestGroup &&
  group <= largestGroup &&
  (group - lowestGroup) % groupStep === 0

/** True when the play's prizes are fixed, so that the prize group changes nothing and no rebate is paid. */
export const hasFixedPrizes = (play: Play): boolean =>
  play.tiers.every(({ multiple }) => multiple !== undefined)

const tierOf = (play: Play, tier: number): Tier => {
  const found = play.tiers[tier]
  if (!found) throw new RangeError(`${play.id} has no tier ${tier}`)
  return found
}

/**
 * Decimal odds of one unit including its stake, ×10⁴, floored: `(group ÷ 2000) × (outcomes ÷ wins)`, or the fixed
 * prize (LOTTERY-6).
 */
export function oddsOf(play: Play, tier: number, group: number): number {
  const { wins, multiple } = tierOf(play, tier)
  if (multiple !== undefined) return multiple
  return Number(
    (BigInt(group) * BigInt(play.outcomes) * BigInt(prizeScale)) / (BigInt(prizeGroupBase) * BigInt(wins)),
  )
}

/**
 * Prize of one winning unit in minor units ×10⁴, floored; `unitMinor` is the price of the unit in minor units (100,
 * 10 or 1 by mode). Entertainment pays its printed odds exactly, Tradition `unitMinor × (group ÷ 2000) × (outcomes ÷
 * wins)` (LOTTERY-6).
 */
export function prizeOf(
  play: Play,
  tier: number,
  { group, unitMinor }: { group: number; unitMinor: number },
): number {
  const { wins, multiple } = tierOf(play, tier)
  if (multiple !== undefined || play.type === 'ent') return unitMinor * oddsOf(play, tier, group)
  const top = BigInt(unitMinor) * BigInt(group) * BigInt(play.outcomes) * BigInt(prizeScale)
  return Number(top / (BigInt(prizeGroupBase) * BigInt(wins)))
}

/** `prizeOf` of every tier, in their order. */
export const prizesOf = (play: Play, choice: { group: number; unitMinor: number }): number[] =>
  play.tiers.map((_, tier) => prizeOf(play, tier, choice))

/**
 * Rebate of a stake, ×10⁴: `(largestGroup − group) ÷ 2000`, so that return and rebate come to `largestGroup ÷ 2000` at
 * every prize group. Plays with fixed prizes have none (LOTTERY-6).
 */
export const rebateOf = (
  play: Play,
  { group, largestGroup }: { group: number; largestGroup: number },
): number => (hasFixedPrizes(play) ? 0 : (Math.max(0, largestGroup - group) * prizeScale) / prizeGroupBase)

const tierReturn = (play: Play, tier: Tier, group: number): Share => {
  const outcomes = BigInt(play.outcomes)
  if (tier.multiple !== undefined)
    return {
      returned: BigInt(tier.wins) * BigInt(tier.multiple),
      staked: outcomes * BigInt(prizeScale),
    }
  const base = BigInt(prizeGroupBase)
  return {
    returned: BigInt(tier.wins) * BigInt(group) * outcomes,
    staked: outcomes * base * BigInt(tier.wins),
  }
}

/**
 * Return to player of a unit of one tier before any rounding, from the counts of the play: winning outcomes × prize ÷
 * outcomes. Where units take part in every tier, the sum over all (LOTTERY-6).
 */
export function returnOf(play: Play, group: number, tier = 0): Share {
  if (!play.hasSharedTiers) return tierReturn(play, tierOf(play, tier), group)
  return play.tiers
    .map((one) => tierReturn(play, one, group))
    .reduce((sum, one) => ({
      returned: sum.returned * one.staked + one.returned * sum.staked,
      staked: sum.staked * one.staked,
    }))
}

/** A share in hundredths of a per cent, floored: 9750 is 97.50 %. */
export const basisPoints = ({ returned, staked }: Share): number => Number((returned * 10_000n) / staked)

/**
 * The most that one draw pays for valid picks, in minor units ×10⁴ at multiplier 1. Exact, but for lists of 6/45
 * tickets, where no draw pays more than this (LOTTERY-6).
 */
export const highestPrize = (
  play: Play,
  picks: Picks,
  choice: { group: number; unitMinor: number },
): number => play.highest(picks, prizesOf(play, choice))
