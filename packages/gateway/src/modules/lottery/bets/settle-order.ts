import { linePrize, orderPayout, settle, type Draw, type RuleSet, type SettledLine } from '@plaza/lottery'
import type { LotteryLineRow, LotteryOrderRow } from './tables'

/** What a draw makes of one line. */
export interface LineResult {
  order: string
  no: number
  state: 'paid' | 'lost'
  winUnits: readonly number[]
  /** Ten-thousandths of a minor unit. */
  prizeFine: number
}

/** What a draw makes of one order. */
export interface OrderResult {
  row: LotteryOrderRow
  /** Its lines that were not cancelled. */
  lines: LotteryLineRow[]
  results: LineResult[]
  prizeMinor: number
  rebateMinor: number
}

/**
 * Settles an order, without writing anything. Prizes are those of the time when the order was placed; prize and rebate
 * are floored to the minor unit once for the whole order (BET-3).
 * @throws Error for a play that the rules no longer have: it must be settled, so it must stay.
 */
export function settleOrder(
  row: LotteryOrderRow,
  allLines: readonly LotteryLineRow[],
  rules: RuleSet,
  draw: Draw,
): OrderResult {
  const lines = allLines.filter((line) => line.state !== 'cancelled')
  const settled = lines.map((line): SettledLine => {
    const play = rules.plays.find((one) => one.id === line.play)
    if (!play) throw new Error(`the rules ${rules.id} have no play ${line.play}`)
    return {
      wins: settle(play, line.picks, draw),
      prizes: line.prizes,
      multiplier: line.multiplier,
      stakeMinor: line.amount_minor,
      rebate: line.rebate,
    }
  })
  const results = settled.map((line, index): LineResult => {
    const prize = linePrize(line)
    return {
      order: row.id,
      no: lines[index]?.no ?? 0,
      state: prize > 0n ? 'paid' : 'lost',
      winUnits: line.wins,
      prizeFine: Number(prize),
    }
  })
  return { row, lines, results, ...orderPayout(settled) }
}
