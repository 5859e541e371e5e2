import { highestOrderPrize, type RuleSet } from '@plaza/lottery'
import { ruleSets } from '@plaza/lottery/all'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import { transfer } from '../../../kernel/ledger'
import { exactSum } from '../../../kernel/ledger/exact'
import { issueForBet, type BetIssue } from '../draws'
import type { ExposedLine } from './exposed-parts'
import { removeExposure } from './exposure'
import { pushOrders } from './insert-order'
import { orderTransfer } from './order-money'
import { lockOrder, readLines, stateSql, type OrderOwner } from './order-queries'
import type { Settlement } from './settle-batch'
import type { LotteryLineRow, LotteryOrderRow } from './tables'

/** The lines that a cancellation is about: the named one, or all that are left. @throws CallFailure. */
function chosen(lines: readonly LotteryLineRow[], no: number | undefined): LotteryLineRow[] {
  const found = no === undefined ? lines : lines.filter((line) => line.no === no)
  if (found.length === 0) throw new CallFailure('lottery.order.not.found')
  const left = found.filter((line) => line.state === 'placed')
  if (left.length === 0) throw new CallFailure('lottery.order.state', { state: found[0]?.state })
  return left
}

/** Holds the issue open until the transaction ends. @throws CallFailure `lottery.order.state` when it is closed. */
async function holdOpen(trx: Trx, issue: BetIssue): Promise<void> {
  try {
    await issueForBet(trx, issue)
  } catch (error) {
    // Orders of an issue that sells can be cancelled although its lottery takes no new ones.
    if (error instanceof CallFailure && error.code === 'lottery.closed') return
    if (error instanceof CallFailure && error.code === 'lottery.issue.closed')
      throw new CallFailure('lottery.order.state', { state: 'locked' })
    throw error
  }
}

/**
 * Cancels one line of an order, or all that are left, and gives their stakes back (BET-2). The issue is held open
 * until the transaction ends: a cancellation and the close have one outcome.
 * @throws CallFailure `lottery.order.not.found`, `lottery.order.state` with the state that the order has now.
 */
export async function cancelOrder(
  trx: Trx,
  owner: OrderOwner,
  { id, line }: { id: string; line?: number },
  { now, tell }: Pick<Settlement, 'now' | 'tell'>,
): Promise<LotteryOrderRow> {
  const known = await trx
    .selectFrom('lottery_orders')
    .select(['site', 'lottery', 'issue', stateSql(now).as('state')])
    .where('id', '=', id)
    .where('member_id', '=', owner.memberId)
    .where('site', '=', owner.site)
    .executeTakeFirst()
  if (!known) throw new CallFailure('lottery.order.not.found')
  if (known.state !== 'placed') throw new CallFailure('lottery.order.state', { state: known.state })
  await holdOpen(trx, { merchant: known.site, code: known.lottery, no: known.issue, now })
  const row = await lockOrder(trx, owner, id)
  if (!row) throw new CallFailure('lottery.order.not.found')
  if (row.state !== 'placed') throw new CallFailure('lottery.order.state', { state: row.state })
  const all = await readLines(trx, [id])
  const cancelled = chosen(all, line)
  const left = all.filter((one) => one.state === 'placed' && !cancelled.includes(one))
  return cancelLines(trx, row, { cancelled, left }, { now, tell })
}

/** Lines with their plays, for what they cost or can win; a play that has left the rules has no outcomes any more. */
const exposed = (rules: RuleSet, lines: readonly LotteryLineRow[]): ExposedLine[] =>
  lines.flatMap((line) => {
    const play = rules.plays.find((one) => one.id === line.play)
    const { picks, prizes, multiplier, highest_minor: highestMinor } = line
    return play ? [{ play, picks, prizes: [...prizes], multiplier, highestMinor }] : []
  })

async function cancelLines(
  trx: Trx,
  row: LotteryOrderRow,
  { cancelled: lines, left }: Record<'cancelled' | 'left', readonly LotteryLineRow[]>,
  { now, tell }: Pick<Settlement, 'now' | 'tell'>,
): Promise<LotteryOrderRow> {
  const rules = ruleSets[row.rules]
  const numbers = lines.map((line) => line.no)
  const refundMinor = exactSum(lines.map((line) => line.amount_minor))
  await trx
    .updateTable('lottery_lines')
    .set({ state: 'cancelled' })
    .where('order_id', '=', row.id)
    .where('no', 'in', numbers)
    .execute()
  const cancelledMinor = row.cancelled_minor + refundMinor
  const isAll = cancelledMinor === row.amount_minor
  const changed = {
    cancelled_minor: cancelledMinor,
    highest_minor: highestOrderPrize(exposed(rules, left)),
    state: isAll ? 'cancelled' : row.state,
    ended_at: isAll ? now : null,
  } as const
  await trx.updateTable('lottery_orders').set(changed).where('id', '=', row.id).execute()
  if (isAll && row.chase_id !== null)
    await tell([{ id: row.id, chaseId: row.chase_id, issue: row.issue, state: 'cancelled', prizeMinor: 0 }])
  await transfer(trx, {
    merchant: row.merchant,
    currency: row.currency,
    ...orderTransfer(row, 'lottery-cancel', refundMinor, now, numbers.join(',')),
  })
  const cancelled = { ...row, ...changed }
  await pushOrders(trx, [cancelled])
  const { line_count: lineCount } = row
  if (!row.is_practice) await removeExposure(trx, row, { lines: exposed(rules, lines), lineCount })
  return cancelled
}
