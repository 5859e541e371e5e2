import type { BettingLimits } from '@plaza/contract/lottery'
import { CallFailure } from '../../../kernel/call-failure'
import { bigSum } from '../../../kernel/ledger/exact'
import type { LineQuote } from './quote-line'

/** The line to change, and what of it fits: the slip offers it with one tap. */
export interface Adjustment {
  line: number
  multiplier: number
  /** The line's stake with this multiplier; zero where not even the smallest fits. */
  fittingMinor: number
}

/** The line with the highest multiplier at which it weighs no more than `room`, which is in the unit of its weight. */
export function fitLine(quote: LineQuote, weight: number, room: number): Adjustment {
  const { no, amountMinor, multiplier } = quote
  const most = room <= 0 ? 0n : (BigInt(multiplier) * BigInt(room)) / BigInt(Math.max(1, weight))
  const fitting = most > BigInt(multiplier) ? multiplier : Number(most)
  return { line: no, multiplier: fitting, fittingMinor: (amountMinor / multiplier) * fitting }
}

/** The line at which the sum of the weights exceeds a limit, cut to what is left; null when all fit. */
function adjustmentOf(
  quotes: readonly LineQuote[],
  weightOf: (quote: LineQuote) => number,
  limit: number,
): Adjustment | null {
  let room = limit
  for (const quote of quotes) {
    const weight = weightOf(quote)
    if (weight > room) return fitLine(quote, weight, room)
    room -= weight
  }
  return null
}

/** The least multiplier with which a line costs at least `leastMinor`. */
function raisedLine({ no, amountMinor, multiplier }: LineQuote, leastMinor: number): Adjustment {
  const onceMinor = amountMinor / multiplier
  const raised = Math.ceil(leastMinor / onceMinor)
  return { line: no, multiplier: raised, fittingMinor: onceMinor * raised }
}

/**
 * Refuses stakes outside of the limits of a lottery, and orders that could win more than it pays (BET-2).
 * @throws CallFailure `lottery.limit.line`, `lottery.limit.order`, `lottery.limit.payout`; each names the limit and the
 * amount of a line that fits.
 */
export function checkLimits(quotes: readonly LineQuote[], limits: BettingLimits): void {
  const { lineMinMinor, lineMaxMinor, orderMinMinor, orderMaxMinor, payoutMaxMinor } = limits
  for (const quote of quotes) {
    if (quote.amountMinor < lineMinMinor)
      throw new CallFailure('lottery.limit.line', {
        leastMinor: lineMinMinor,
        ...raisedLine(quote, lineMinMinor),
      })
    if (quote.amountMinor > lineMaxMinor)
      throw new CallFailure('lottery.limit.line', {
        mostMinor: lineMaxMinor,
        ...fitLine(quote, quote.amountMinor, lineMaxMinor),
      })
  }
  const total = bigSum(quotes.map((quote) => quote.amountMinor))
  if (total < BigInt(orderMinMinor))
    throw new CallFailure('lottery.limit.order', { leastMinor: orderMinMinor })
  const staked = adjustmentOf(quotes, (quote) => quote.amountMinor, orderMaxMinor)
  if (staked) throw new CallFailure('lottery.limit.order', { mostMinor: orderMaxMinor, ...staked })
  const paid = adjustmentOf(quotes, (quote) => quote.highestMinor, payoutMaxMinor)
  if (paid) throw new CallFailure('lottery.limit.payout', { mostMinor: payoutMaxMinor, ...paid })
}
