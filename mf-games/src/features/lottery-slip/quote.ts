import {
  highestOrderPrize,
  mostOfDraw,
  oddsOf,
  prizeScale,
  prizesOf,
  rebateOf,
  type ChosenLine,
  type Play,
} from '@plaza/lottery'
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

/** What a line costs and can win by the counts of its play; whole numbers throughout. */
export function quoteOf(play: Play, line: NewLine): Quote {
  const chosen = chosenLine(play, line)
  return {
    stakeMinor: stakeMinor(line),
    highestMinor: highestOrderPrize([chosen]),
    prizes: [...chosen.prizes],
  }
}

const chosenLine = (play: Play, { picks, multiplier, prizeGroup, mode }: NewLine): ChosenLine => ({
  play,
  picks,
  multiplier,
  prizes: prizesOf(play, { group: prizeGroup, unitMinor: unitPriceMinor[mode] }),
})

/**
 * What lines cost and can win together, each `times` over, floored once as the order is paid; lines of plays that are
 * not known cost, and win nothing.
 */
export function totalOf(
  lines: readonly NewLine[],
  playOf: (id: string) => Play | undefined,
  times = 1,
): Omit<Quote, 'prizes'> {
  const raised = lines.map((line) => ({ ...line, multiplier: line.multiplier * times }))
  const chosen = raised.flatMap((line) => {
    const play = playOf(line.play)
    return play ? [chosenLine(play, line)] : []
  })
  return {
    stakeMinor: raised.reduce((sum, line) => sum + stakeMinor(line), 0),
    highestMinor: highestOrderPrize(chosen),
  }
}

/**
 * The most that lines can win which cannot win their stake back, whatever is drawn, minor units, rebate not counted;
 * undefined where they can, and where the play of a line is not known (TABLE-5).
 */
export function lessThanStake(
  lines: readonly NewLine[],
  playOf: (id: string) => Play | undefined,
): number | undefined {
  const chosen = lines.flatMap((line) => {
    const play = playOf(line.play)
    return play ? [chosenLine(play, line)] : []
  })
  if (chosen.length < lines.length) return undefined
  const mostMinor = mostOfDraw(chosen)
  return mostMinor < lines.reduce((sum, line) => sum + stakeMinor(line), 0) ? mostMinor : undefined
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
