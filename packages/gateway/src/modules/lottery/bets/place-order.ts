import type { LotteryRules, placeLotteryOrderCall, PrizeGroups, SlipLine } from '@plaza/contract/lottery'
import type { BodyOf } from '@plaza/contract/kernel'
import { ruleSets } from '@plaza/lottery/all'
import type { Trx } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { inSlices } from '../../../kernel/in-slices'
import { exactSum } from '../../../kernel/ledger/exact'
import { checkPrizeMode, issueForBet } from '../draws'
import { limitsOf, prizeGroupsOf } from './betting-limits'
import type { Bet } from './bettor'
import { checkLimits } from './check-limits'
import { mayStake, checkMeans, claimedMinor } from './check-means'
import { checkPrizes } from './check-prizes'
import { addExposure } from './exposure'
import { ownGroups } from './own-groups'
import { bookStake, insertOrder } from './insert-order'
import { quoteLine, type LineQuote } from './quote-line'
import type { LotteryOrderRow } from './tables'

/** A slip that is placed. */
export interface Slip extends Bet {
  body: BodyOf<typeof placeLotteryOrderCall>
  /** The plan whose reserve pays it; the main wallet does when absent. */
  chaseId?: string
}

/** What the lines of a slip come to; other requests have their turn in between. @throws CallFailure naming the line. */
export function quoteLines(
  site: Merchant,
  { rules }: { rules: LotteryRules },
  lines: readonly SlipLine[],
  groups: PrizeGroups,
): Promise<LineQuote[]> {
  const terms = { rules: ruleSets[rules], groups, currency: site.currency }
  return inSlices(lines, (line, index) => quoteLine(line, index + 1, terms))
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
  checkPrizeMode(body.prizeMode, lottery, site)
  // What a plan reserved was checked when the plan was made.
  if (chaseId === undefined) {
    const stakeMinor = claimedMinor(body.lines)
    await checkMeans(trx, slip, { stakeMinor, highestMinor: stakeMinor })
  }
  // A plan keeps the prize groups that it was made with.
  const groups = chaseId === undefined ? await ownGroups(trx, site, bettor, now) : prizeGroupsOf(site)
  const quotes = await quoteLines(site, lottery, body.lines, groups)
  checkLimits(quotes, limitsOf(site, lottery))
  checkPrizes(body.lines, quotes, body.prizeChanges ?? 'never')
  const amountMinor = exactSum(quotes.map((quote) => quote.amountMinor))
  if (chaseId !== undefined) await mayStake(trx, slip, amountMinor)
  const key = { site: site.code, lottery: body.lottery, issue: body.issue }
  const row = await insertOrder(trx, {
    ...key,
    merchant: bettor.merchant,
    memberId: bettor.id,
    isPractice: bettor.isPractice,
    rules: lottery.rules,
    chaseId: chaseId ?? null,
    prizeMode: body.prizeMode ?? null,
    currency: site.currency,
    closeAt: issue.closeAt,
    quotes,
    now,
  })
  await bookStake(trx, row, now)
  // Again, now that the member's money is locked: another order may have been placed meanwhile. It counts itself.
  await mayStake(trx, slip, 0)
  if (!bettor.isPractice) await addExposure(trx, key, quotes, limitsOf(site, lottery).exposureMaxMinor)
  return row
}
