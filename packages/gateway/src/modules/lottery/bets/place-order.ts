import { periodAt } from '@plaza/calendar'
import type { placeLotteryOrderCall } from '@plaza/contract/lottery'
import { memberTypes } from '@plaza/contract/identity'
import type { BodyOf } from '@plaza/contract/kernel'
import { ruleSetOf } from './rule-sets'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { exactSum } from '../../../kernel/ledger/exact'
import { reachedLimit } from '../../play/game-sessions'
import { issueForBet } from '../draws'
import { limitsOf, prizeGroupsOf } from './betting-limits'
import { checkLimits } from './check-limits'
import { checkPrizes } from './check-prizes'
import { addExposure } from './exposure'
import { bookStake, insertOrder } from './insert-order'
import { quoteLine } from './quote-line'
import type { LotteryOrderRow } from './tables'

/** A slip that a member places. */
interface Slip {
  member: Pick<Member, 'id' | 'merchant' | 'type'>
  context: Pick<CallContext, 'merchant' | 'now'>
  body: BodyOf<typeof placeLotteryOrderCall>
}

/** Refuses a stake beyond the member's limits of the day, which count games too (RG-3). @throws CallFailure `limit.reached` */
export async function checkDay(
  trx: Trx,
  { member, context: { merchant, now } }: Omit<Slip, 'body'>,
  stakeMinor: number,
): Promise<void> {
  const day = () => periodAt(merchant.settings.timeZone, 'day', now)
  const reached = await reachedLimit(trx, { memberId: member.id, stakeMinor, day, now })
  if (reached) throw new CallFailure('limit.reached', { ...reached })
}

/**
 * Places a slip on one issue: computes every line, checks the limits, takes the stake and writes the order, all or
 * nothing (LOTTERY-2). The caller's transaction holds the issue open until it ends.
 * @throws CallFailure with what is wrong, and at which line.
 */
export async function placeOrder(trx: Trx, slip: Slip): Promise<LotteryOrderRow> {
  const { member, body } = slip
  const { merchant, now } = slip.context
  const named = { merchant: merchant.code, code: body.lottery, no: body.issue, now }
  const { lottery, issue } = await issueForBet(trx, named)
  const rules = ruleSetOf(lottery.rules)
  const terms = { rules, groups: prizeGroupsOf(merchant), currency: merchant.currency }
  const quotes = body.lines.map((line, index) => quoteLine(line, index + 1, terms))
  checkPrizes(body.lines, quotes, body.prizeChanges ?? 'never')
  const limits = limitsOf(merchant, lottery)
  checkLimits(quotes, limits)
  const amountMinor = exactSum(quotes.map((quote) => quote.amountMinor))
  await checkDay(trx, slip, amountMinor)
  const isPractice = member.type === memberTypes.trial
  const key = { site: merchant.code, lottery: body.lottery, issue: body.issue }
  if (!isPractice) await addExposure(trx, key, quotes, limits.exposureMaxMinor)
  const row = await insertOrder(trx, {
    ...key,
    merchant: member.merchant,
    memberId: member.id,
    isPractice,
    rules: rules.id,
    chaseId: null,
    currency: merchant.currency,
    closeAt: issue.closeAt,
    quotes,
    now,
  })
  await bookStake(trx, row, now)
  // Again, now that the member's money is locked: another order may have been placed meanwhile. It counts itself.
  await checkDay(trx, slip, 0)
  return row
}
