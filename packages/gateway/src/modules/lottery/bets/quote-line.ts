import { minorDigits } from '@plaza/contract/kernel'
import {
  slipBounds,
  unitModes,
  type PrizeGroups,
  type SlipLine,
  type UnitMode,
} from '@plaza/contract/lottery'
import {
  checkPicks,
  highestPrize,
  isPrizeGroup,
  prizeScale,
  prizesOf,
  rebateOf,
  type Picks,
  type Play,
  type RuleSet,
} from '@plaza/lottery'
import { CallFailure } from '../../../kernel/call-failure'
import { exactNumber } from '../../../kernel/ledger/exact'

/** A line of a slip with everything that follows from its play: what is staked, and what it can win (LOTTERY-6). */
export interface LineQuote {
  /** From 1. */
  no: number
  play: Play
  picks: Picks
  units: number
  multiplier: number
  mode: UnitMode
  prizeGroup: number
  amountMinor: number
  /** Of one winning unit by tier, ten-thousandths of a minor unit. */
  prizes: number[]
  /** Ten-thousandths of the stake. */
  rebate: number
  /** Most that one draw pays at multiplier 1, ten-thousandths of a minor unit. */
  highest: number
  /** Most that one draw pays, minor units; rounded up, for limits compare it. What members see is `highestOrderPrize`. */
  highestMinor: number
}

/** What lines of one slip have in common. */
export interface QuoteTerms {
  rules: RuleSet
  groups: PrizeGroups
  currency: string
}

const isMode = (mode: string): mode is UnitMode => unitModes.some((one) => one === mode)

/** How many units of a mode make the major unit. */
const unitsAMajor: Record<UnitMode, number> = { '1': 1, '0.1': 10, '0.01': 100 }

/** The price of one unit in minor units, or null where the currency has no such amount. */
function unitPrice(mode: string, currency: string): { mode: UnitMode; unitMinor: number } | null {
  if (!isMode(mode)) return null
  const unitMinor = 10 ** minorDigits(currency) / unitsAMajor[mode]
  return Number.isInteger(unitMinor) ? { mode, unitMinor } : null
}

const ceiling = (scaled: bigint): number => Number((scaled + BigInt(prizeScale - 1)) / BigInt(prizeScale))

/**
 * Computes a line from its picks; nothing but them, multiplier, mode and prize group is taken from the slip.
 * @throws CallFailure `lottery.play.unknown`, `lottery.pick.invalid`, `lottery.stake.invalid`, `lottery.group.invalid`,
 * each with the number of the line.
 */
export function quoteLine(line: SlipLine, no: number, { rules, groups, currency }: QuoteTerms): LineQuote {
  const play = rules.plays.find((one) => one.id === line.play)
  if (!play) throw new CallFailure('lottery.play.unknown', { line: no })
  const problem = checkPicks(play, line.picks)
  if (problem) throw new CallFailure('lottery.pick.invalid', { line: no, problem })
  const { multiplier, prizeGroup, picks } = line
  if (!isPrizeGroup(prizeGroup, groups.own))
    throw new CallFailure('lottery.group.invalid', { line: no, largest: groups.own })
  const price = unitPrice(line.mode, currency)
  if (!price) throw new CallFailure('lottery.stake.invalid', { line: no, field: 'mode' })
  if (!Number.isInteger(multiplier) || multiplier < 1 || multiplier > slipBounds.multiplier)
    throw new CallFailure('lottery.stake.invalid', { line: no, field: 'multiplier' })
  const units = play.units(picks)
  const amount = BigInt(units) * BigInt(multiplier) * BigInt(price.unitMinor)
  if (amount !== toWhole(line.amountMinor))
    throw new CallFailure('lottery.stake.invalid', { line: no, field: 'amountMinor' })
  const choice = { group: prizeGroup, unitMinor: price.unitMinor }
  const highest = highestPrize(play, picks, choice)
  return {
    no,
    play,
    picks,
    units,
    multiplier,
    mode: price.mode,
    prizeGroup,
    amountMinor: Number(amount),
    prizes: prizesOf(play, choice),
    rebate: rebateOf(play, { group: prizeGroup, largestGroup: groups.own }),
    highest,
    highestMinor: ceiling(BigInt(highest) * BigInt(multiplier)),
  }
}

/** A line at another multiplier: stake and prizes are linear in it, so the line is not computed again. */
export const quoteAt = (quote: LineQuote, multiplier: number): LineQuote => ({
  ...quote,
  multiplier,
  amountMinor: exactNumber((BigInt(quote.amountMinor) / BigInt(quote.multiplier)) * BigInt(multiplier)),
  highestMinor: ceiling(BigInt(quote.highest) * BigInt(multiplier)),
})

/**
 * A line at so many times its multiplier.
 * @throws CallFailure `lottery.stake.invalid` beyond the highest multiplier.
 */
export function quoteTimes(quote: LineQuote, times: number): LineQuote {
  const multiplier = quote.multiplier * times
  if (multiplier > slipBounds.multiplier)
    throw new CallFailure('lottery.stake.invalid', { line: quote.no, field: 'multiplier' })
  return quoteAt(quote, multiplier)
}

/** A whole number as a bigint; null for any other, which equals no amount. */
const toWhole = (value: number): bigint | null => (Number.isSafeInteger(value) ? BigInt(value) : null)
