import type { Withdrawal, WithdrawalState } from '@plaza/contract/money'
import type { WithdrawalRow } from './tables'
import type { Queries } from '../../../kernel/database/database'
import { readTimelines } from '../orders'

/** Withdrawals as the contract shows them, with their timelines. */
export async function showWithdrawals(queries: Queries, rows: WithdrawalRow[]): Promise<Withdrawal[]> {
  const timelines = await readTimelines<WithdrawalState>(
    queries,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    account: row.account,
    amountMinor: row.amount_minor,
    currency: row.currency,
    state: row.state,
    createdAt: row.created_at,
    timeline: timelines.get(row.id) ?? [],
    ...(row.reason !== null && { reason: row.reason }),
  }))
}

/** One withdrawal as the contract shows it. */
export async function showWithdrawal(queries: Queries, row: WithdrawalRow): Promise<Withdrawal> {
  const [shown] = await showWithdrawals(queries, [row])
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
