import { PlainError } from '@plaza/server-kit'
import type { Actor, Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { announceLottery } from './announce'
import { lockIssue, requireWaiting, type NamedLottery } from './lock-issue'

/**
 * Voids an issue of official results that has none, because the draw was cancelled: its orders are refunded (DRAW-6).
 * @throws PlainError for a drawn issue, one before its time of drawing, one of own numbers, and without a reason.
 */
export async function voidIssue(
  trx: Trx,
  operation: NamedLottery & { issue: string },
  { why }: Actor,
  now: number,
): Promise<Change> {
  const locked = await lockIssue(trx, operation)
  requireWaiting(locked)
  if (why === null) throw new PlainError('A voided issue refunds its orders: give the reason with --why.')
  const { lottery, issue } = locked
  await trx
    .updateTable('lottery_issues')
    .set({ state: 'void', settle_at: issue.has_orders ? now : null, fetch_at: null })
    .where('id', '=', issue.id)
    .execute()
  await trx
    .deleteFrom('lottery_entries')
    .where('lottery_id', '=', lottery.id)
    .where('no', '=', issue.no)
    .execute()
  await announceLottery(trx, lottery.id)
  return {
    merchant: lottery.merchant,
    subject: `${lottery.code} ${issue.no}`,
    before: { state: issue.state },
    after: { state: 'void' },
  }
}
