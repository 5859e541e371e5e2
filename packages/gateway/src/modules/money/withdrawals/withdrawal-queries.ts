import type { Withdrawal, WithdrawalState } from '@plaza/contract/money'
import type { WithdrawalRow } from './tables'
import type { Queries } from '../../../kernel/database/database'
import { readTimelines } from '../orders'

/** Tries after which a payout takes longer than usual. */
const lateAfter = 3

/** Whether its member may cancel a withdrawal: nobody has decided yet. */
export const isUndecided = ({ state }: Pick<WithdrawalRow, 'state'>): boolean =>
  state === 'submitted' || state === 'under-review'

const underReview = ({ causes, due_at: dueAt }: WithdrawalRow) => ({
  ...(causes[0] !== undefined && { waitsFor: causes[0] }),
  ...(causes[0] === 'changed' && dueAt !== null && { waitsUntil: dueAt }),
})

/** Withdrawals as the contract shows them, with their timelines; `canCancel` where their merchant allows it. */
export async function showWithdrawals(
  queries: Queries,
  rows: WithdrawalRow[],
  canCancel = false,
): Promise<Withdrawal[]> {
  const timelines = await readTimelines<WithdrawalState>(
    queries,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    account: row.account,
    amountMinor: row.amount_minor,
    feeMinor: row.fee_minor,
    currency: row.currency,
    state: row.state,
    createdAt: row.created_at,
    timeline: timelines.get(row.id) ?? [],
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.state === 'under-review' && underReview(row)),
    ...(row.state === 'paying' && row.attempts >= lateAfter && { isLate: true }),
    ...(canCancel && isUndecided(row) && { isCancellable: true }),
  }))
}

/** One withdrawal as the contract shows it. */
export async function showWithdrawal(
  queries: Queries,
  row: WithdrawalRow,
  canCancel = false,
): Promise<Withdrawal> {
  const [shown] = await showWithdrawals(queries, [row], canCancel)
  if (!shown) throw new Error('a withdrawal that cannot be shown')
  return shown
}

/** Latest withdrawals of a member, newest first. */
export const recentWithdrawals = (queries: Queries, memberId: string, limit: number) =>
  queries
    .selectFrom('withdrawals')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
