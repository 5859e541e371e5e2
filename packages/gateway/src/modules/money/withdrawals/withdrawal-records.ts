import { withdrawalFilters, type Withdrawal, type WithdrawalFilter } from '@plaza/contract/money'
import { sql } from 'kysely'
import { containing } from '../../../kernel/database/containing'
import type { Queries } from '../../../kernel/database/database'
import type { Page } from '../../../kernel/pages'
import { recordPage, recordsAfter, type RecordPosition } from '../../../kernel/records/record-page'
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

const found = (queries: Queries, { memberId, startMs, endMs, state, search }: WithdrawalsFilter) =>
  queries
    .selectFrom('withdrawals')
    .where('member_id', '=', memberId)
    .where('created_at', '>=', startMs)
    .where('created_at', '<', endMs)
    .$if(state !== undefined, (all) => all.where('state', 'in', [...withdrawalFilters[state ?? 'reviewing']]))
    .$if(search !== undefined, (all) => all.where('id', 'ilike', containing(search ?? '')))

/** A page of a member's withdrawals, newest first, with the totals of the whole filter (RECORDS-1). */
export async function withdrawalRecords(queries: Queries, filter: WithdrawalsFilter, page: Page) {
  const { rows, ...rest } = await recordPage(found(queries, filter), page, {
    requestedMinor: totalOf('amount_minor'),
    paidMinor: totalOf(sql`amount_minor - fee_minor`, sql`state = 'paid'`),
    feeMinor: totalOf('fee_minor', sql`state = 'paid'`),
  })
  return { withdrawals: await showWithdrawals(queries, rows), ...rest }
}

/** Withdrawals older than a position, newest first. */
export const withdrawalsAfter = async (
  queries: Queries,
  filter: WithdrawalsFilter,
  after: RecordPosition | undefined,
  limit: number,
): Promise<Withdrawal[]> => showWithdrawals(queries, await recordsAfter(found(queries, filter), after, limit))
