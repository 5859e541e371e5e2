import type { WithdrawalState } from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'
import { readDebts } from '../../../kernel/ledger'
import { accountNames } from '../../identity/directory'
import { readTimelines } from '../orders'
import { otherHolders, payoutAccountAddedAt } from '../payout-accounts'
import { changedAt } from './changed-at'
import type { WithdrawalRow } from './tables'

const mostListed = 500

/** A withdrawal as an operator sees it. */
export type ReviewedWithdrawal = WithdrawalRow & {
  /** Account name of its member. */
  member: string
  /** What its member owes, minor units. */
  debt_minor: number
  approvals: { by: string; at: number; documents: string | null }[]
}

/** A withdrawal with all that a decision needs. */
export type WithdrawalDossier = ReviewedWithdrawal & {
  /** Account names of the other members of the merchant who have, or had, its payout account. */
  accountSharedWith: string[]
  timeline: { state: WithdrawalState; at: number }[]
  /** When its account, its member's number or a password last changed; 0 when never. */
  changedAt: number
}

async function withNames(queries: Queries, rows: WithdrawalRow[]): Promise<ReviewedWithdrawal[]> {
  if (rows.length === 0) return []
  const members = rows.map(({ member_id: id }) => id)
  const names = await accountNames(queries, members)
  const debts = await readDebts(queries, members)
  const approvals = await queries
    .selectFrom('withdrawal_approvals')
    .selectAll()
    .where(
      'order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('at')
    .execute()
  return rows.map((row) => ({
    ...row,
    member: names.get(row.member_id) ?? '',
    debt_minor: debts.find(({ memberId }) => memberId === row.member_id)?.debtMinor ?? 0,
    approvals: approvals
      .filter(({ order_id: id }) => id === row.id)
      .map(({ by, at, documents }) => ({ by, at, documents })),
  }))
}

/** Withdrawals that people are to look at, the oldest first: under review, being paid, or in conflict with a provider. */
export async function reviewQueue(queries: Queries): Promise<ReviewedWithdrawal[]> {
  const rows = await queries
    .selectFrom('withdrawals')
    .selectAll()
    .where((where) =>
      where.or([where('state', 'in', ['under-review', 'paying']), where('conflict', 'is not', null)]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostListed)
    .execute()
  return withNames(queries, rows)
}

/** One withdrawal with its history; null when there is none. */
export async function withdrawalDossier(queries: Queries, order: string): Promise<WithdrawalDossier | null> {
  const rows = await queries.selectFrom('withdrawals').selectAll().where('id', '=', order).execute()
  const [row] = await withNames(queries, rows)
  if (!row) return null
  const accountId = row.payout_account_id
  const accountAddedAt = accountId === null ? 0 : await payoutAccountAddedAt(queries, accountId)
  const others = accountId === null ? [] : await otherHolders(queries, accountId)
  const names = await accountNames(queries, others)
  const timelines = await readTimelines<WithdrawalState>(queries, [order])
  return {
    ...row,
    accountSharedWith: [...names.values()].toSorted(),
    timeline: timelines.get(order) ?? [],
    changedAt: await changedAt(queries, { memberId: row.member_id, accountAddedAt }),
  }
}
