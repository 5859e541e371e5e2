import type { Picks, Play } from './play'
import { prizeScale } from './prizes'

/** What an order pays depends on this of each line. */
export interface SettledLine {
  /** Winning units by tier, as `settle` gives them. */
  wins: readonly number[]
  /** Prize of one winning unit by tier, minor units ×10⁴, as `prizesOf` gives them. */
  prizes: readonly number[]
  multiplier: number
  stakeMinor: number
  /** ×10⁴ of the stake, as `rebateOf` gives it. */
  rebate: number
}

/** What the highest prize of an order depends on, of each line. */
export interface ChosenLine extends Pick<SettledLine, 'prizes' | 'multiplier'> {
  play: Play
  picks: Picks
}

/** Prize of one line in minor units ×10⁴, which is not rounded: only the order is (LOTTERY-6). */
export const linePrize = ({ wins, prizes, multiplier }: SettledLine): bigint =>
  wins.reduce(
    (sum, units, tier) => (units === 0 ? sum : sum + BigInt(units) * BigInt(prizes[tier] ?? 0)),
    0n,
  ) * BigInt(multiplier)

const floored = (scaled: bigint): number => Number(scaled / BigInt(prizeScale))

/**
 * Prize and rebate of an order in minor units. All lines are summed first and floored once, each of the two (LOTTERY-6).
 */
export function orderPayout(lines: readonly SettledLine[]): { prizeMinor: number; rebateMinor: number } {
  let prize = 0n
  let rebate = 0n
  for (const line of lines) {
    prize += linePrize(line)
    rebate += BigInt(line.stakeMinor) * BigInt(line.rebate)
  }
  return { prizeMinor: floored(prize), rebateMinor: floored(rebate) }
}

/**
 * The most that an order can win in minor units, each line with its best draw: summed and floored like what is paid, so
 * that no screen promises a minor unit more than a win brings (LOTTERY-6).
 */
export const highestOrderPrize = (lines: readonly ChosenLine[]): number =>
  floored(
    lines.reduce(
      (sum, { play, picks, prizes, multiplier }) =>
        sum + BigInt(play.highest(picks, prizes)) * BigInt(multiplier),
      0n,
    ),
  )
