import { highestPrize, oddsOf, prizeScale, prizesOf, rebateOf, type Play } from '@plaza/lottery'
import type { NewLine } from './slip'
import { rebateText, stakeMinor, unitPriceMinor } from './stake'

/** What a line costs and can win, in minor units (TABLE-2). */
export interface Quote {
  stakeMinor: number
  /** The most that one draw pays, rebate not counted; floored. */
  highestMinor: number
  /** Prize of one winning unit by tier, ten-thousandths of a minor unit. */
  prizes: number[]
}

const floored = (scaled: bigint): number => Number(scaled / BigInt(prizeScale))

/** What a line costs and can win by the counts of its play; whole numbers throughout. */
export function quoteOf(play: Play, line: NewLine): Quote {
  const choice = { group: line.prizeGroup, unitMinor: unitPriceMinor[line.mode] }
  return {
    stakeMinor: stakeMinor(line),
    highestMinor: floored(BigInt(highestPrize(play, line.picks, choice)) * BigInt(line.multiplier)),
    prizes: prizesOf(play, choice),
  }
}

/** The sum of what lines cost and can win; lines of plays that are not known cost, and win nothing. */
export function totalOf(
  lines: readonly NewLine[],
  playOf: (id: string) => Play | undefined,
): Omit<Quote, 'prizes'> {
  let [stake, highest] = [0, 0]
  for (const line of lines) {
    const play = playOf(line.play)
    stake += stakeMinor(line)
    if (play) highest += quoteOf(play, line).highestMinor
  }
  return { stakeMinor: stake, highestMinor: highest }
}

const withoutZeros = (decimals: string): string => decimals.replace(/\.?0+$/, '')

/** Odds of ten-thousandths as a decimal without zeros at its end: 19,500 is 1.95. */
export const oddsText = (tenThousandths: number): string =>
  withoutZeros(
    `${Math.floor(tenThousandths / prizeScale)}.${String(tenThousandths % prizeScale).padStart(4, '0')}`,
  )

/** The odds of one tier of a play, as they are printed. */
export const tierOdds = (play: Play, tier: number, group: number): string =>
  oddsText(oddsOf(play, tier, group))

/** The rebate in per cent: 50 ten-thousandths are 0.5. */
export const rebatePercent = (play: Play, group: number, largestGroup: number): string =>
  rebateText(rebateOf(play, { group, largestGroup }))
