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
  plan?: OrderPlan
}

/** A plan that an order belongs to. */
export interface OrderPlan {
  chaseId: string
  /** The largest prize group of its member when the plan was made; null: that of the merchant. */
  ownGroup: number | null
}

/**
 * The prize groups of a slip. A plan keeps the group that its member had when it was made, whatever becomes of it meanwhile: both
 * the prizes and the rebate follow from it. What the merchant lowers counts for plans too (LOTTERY-4, RATE-1).
 */
async function groupsOf(trx: Trx, { bettor, site, now, plan }: Slip): Promise<PrizeGroups> {
  if (!plan) return ownGroups(trx, site, bettor, now)
  const groups = prizeGroupsOf(site)
  return { ...groups, own: Math.min(groups.own, plan.ownGroup ?? groups.own) }
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
  const { bettor, site, body, now, plan } = slip
  const named = { merchant: site.code, code: body.lottery, no: body.issue, now }
  const { lottery, issue } = await issueForBet(trx, named)
  checkPrizeMode(body.prizeMode, lottery, site)
  // What a plan reserved was checked when the plan was made.
  if (!plan) {
    const stakeMinor = claimedMinor(body.lines)
    await checkMeans(trx, slip, { stakeMinor, highestMinor: stakeMinor })
  }
  const quotes = await quoteLines(site, lottery, body.lines, await groupsOf(trx, slip))
  checkLimits(quotes, limitsOf(site, lottery))
  checkPrizes(body.lines, quotes, body.prizeChanges ?? 'never')
  const amountMinor = exactSum(quotes.map((quote) => quote.amountMinor))
  if (plan) await mayStake(trx, slip, amountMinor)
  const key = { site: site.code, lottery: body.lottery, issue: body.issue }
  const row = await insertOrder(trx, {
    ...key,
    merchant: bettor.merchant,
    memberId: bettor.id,
    isPractice: bettor.isPractice,
    rules: lottery.rules,
    chaseId: plan?.chaseId ?? null,
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
