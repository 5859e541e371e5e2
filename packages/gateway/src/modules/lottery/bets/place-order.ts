import { periodAt } from '@plaza/calendar'
import type { LotteryRules, placeLotteryOrderCall, SlipLine } from '@plaza/contract/lottery'
import { memberTypes } from '@plaza/contract/identity'
import type { BodyOf } from '@plaza/contract/kernel'
import { ruleSets } from '@plaza/lottery/all'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { exactSum } from '../../../kernel/ledger/exact'
import { reachedLimit } from '../../play/game-sessions'
import { checkBonusStake } from '../../money/turnover'
import { issueForBet } from '../draws'
import { limitsOf, prizeGroupsOf } from './betting-limits'
import { checkLimits } from './check-limits'
import { checkPrizes } from './check-prizes'
import { addExposure } from './exposure'
import { bookStake, insertOrder } from './insert-order'
import { quoteLine, type LineQuote } from './quote-line'
import type { LotteryOrderRow } from './tables'

/** Who bets: an account with its ledger. */
export interface Bettor {
  id: string
  /** The merchant of its ledger. */
  merchant: string
  /** A trial account: practice money, which counts into nothing of the merchant's. */
  isPractice: boolean
}

export const bettorOf = ({ id, merchant, type }: Pick<Member, 'id' | 'merchant' | 'type'>): Bettor => ({
  id,
  merchant,
  isPractice: type === memberTypes.trial,
})

/** Whose bet it is, at which merchant, and when the server received it. */
export interface Bet {
  bettor: Bettor
  site: Merchant
  now: number
}

/** A slip that is placed. */
export interface Slip extends Bet {
  body: BodyOf<typeof placeLotteryOrderCall>
  /** The plan whose reserve pays it; the main wallet does when absent. */
  chaseId?: string
}

/** Refuses a stake beyond the member's limits of the day, which count games too (RG-3). @throws CallFailure `limit.reached` */
async function checkDay(trx: Trx, { bettor, site, now }: Bet, stakeMinor: number): Promise<void> {
  const day = () => periodAt(site.settings.timeZone, 'day', now)
  const reached = await reachedLimit(trx, { memberId: bettor.id, stakeMinor, day, now })
  if (reached) throw new CallFailure('limit.reached', { ...reached })
}

/** What the lines of a slip come to, within the limits of their lottery. @throws CallFailure naming the line. */
export function quoteLines(
  site: Merchant,
  { code, rules }: { code: string; rules: LotteryRules },
  lines: readonly SlipLine[],
): LineQuote[] {
  const terms = { rules: ruleSets[rules], groups: prizeGroupsOf(site), currency: site.currency }
  const quotes = lines.map((line, index) => quoteLine(line, index + 1, terms))
  checkLimits(quotes, limitsOf(site, { code, rules }))
  return quotes
}

/**
 * Places a slip on one issue: computes every line, checks the limits, takes the stake and writes the order, all or
 * nothing (LOTTERY-2). The caller's transaction holds the issue open until it ends.
 * @throws CallFailure with what is wrong, and at which line.
 */
export async function placeOrder(trx: Trx, slip: Slip): Promise<LotteryOrderRow> {
  const { bettor, site, body, now, chaseId } = slip
  const named = { merchant: site.code, code: body.lottery, no: body.issue, now }
  const { lottery, issue } = await issueForBet(trx, named)
  const quotes = quoteLines(site, lottery, body.lines)
  checkPrizes(body.lines, quotes, body.prizeChanges ?? 'never')
  const amountMinor = exactSum(quotes.map((quote) => quote.amountMinor))
  await checkDay(trx, slip, amountMinor)
  // What a plan reserved was checked when the plan was made.
  if (chaseId === undefined) await checkBonusStake(trx, bettor.id, amountMinor)
  const key = { site: site.code, lottery: body.lottery, issue: body.issue }
  const { exposureMaxMinor } = limitsOf(site, lottery)
  if (!bettor.isPractice) await addExposure(trx, key, quotes, exposureMaxMinor)
  const row = await insertOrder(trx, {
    ...key,
    merchant: bettor.merchant,
    memberId: bettor.id,
    isPractice: bettor.isPractice,
    rules: lottery.rules,
    chaseId: chaseId ?? null,
    currency: site.currency,
    closeAt: issue.closeAt,
    quotes,
    now,
  })
  await bookStake(trx, row, now)
  // Again, now that the member's money is locked: another order may have been placed meanwhile. It counts itself.
  await checkDay(trx, slip, 0)
  return row
}
