import { withdrawalFilters, type Withdrawal, type WithdrawalFilter } from '@plaza/contract/money'
import { sql } from 'kysely'
import { containing } from '../../../kernel/database/containing'
import type { Queries } from '../../../kernel/database/database'
import type { Page } from '../../../kernel/pages'
import { totalOf } from '../../../kernel/totals'
import { showWithdrawals } from './withdrawal-queries'

/** Withdrawals of one member in a span of time (ms). */
export interface WithdrawalsFilter {
  memberId: string
  startMs: number
  endMs: number
  state?: WithdrawalFilter
  /** A part of the order's number. */
  search?: string
}

/** The last row of a part of an export. */
export interface WithdrawalPosition {
  createdAt: number
  id: string
}

const found = (queries: Queries, { memberId, startMs, endMs, state, search }: WithdrawalsFilter) =>
  queries
    .selectFrom('withdrawals')
    .where('member_id', '=', memberId)
    .where('created_at', '>=', startMs)
    .where('created_at', '<', endMs)
    .$if(state !== undefined, (all) => all.where('state', 'in', [...withdrawalFilters[state ?? 'reviewing']]))
    .$if(search !== undefined, (all) => all.where('id', 'ilike', containing(search ?? '')))

/** A page of a member's withdrawals, newest first, with the totals of the whole filter (RECORDS-1). */
export async function withdrawalRecords(
  queries: Queries,
  filter: WithdrawalsFilter,
  page: Page,
): Promise<{
  withdrawals: Withdrawal[]
  count: number
  requestedMinor: number
  paidMinor: number
  feeMinor: number
}> {
  const totals = await found(queries, filter)
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      totalOf('amount_minor').as('requestedMinor'),
      totalOf(sql`amount_minor - fee_minor`, sql`state = 'paid'`).as('paidMinor'),
      totalOf('fee_minor', sql`state = 'paid'`).as('feeMinor'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await found(queries, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { withdrawals: await showWithdrawals(queries, rows), ...totals }
}

/** Withdrawals older than a position, newest first. */
export async function withdrawalsAfter(
  queries: Queries,
  filter: WithdrawalsFilter,
  after: WithdrawalPosition | undefined,
  limit: number,
): Promise<Withdrawal[]> {
  const rows = await found(queries, filter)
    .selectAll()
    .$if(after !== undefined, (all) =>
      all.where(sql<boolean>`(created_at, id) < (${after?.createdAt}::bigint, ${after?.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return showWithdrawals(queries, rows)
}
