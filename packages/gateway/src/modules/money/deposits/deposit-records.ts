import { depositFilters, type Deposit, type DepositFilter } from '@plaza/contract/money'
import { sql } from 'kysely'
import { containing } from '../../../kernel/database/containing'
import type { Queries } from '../../../kernel/database/database'
import type { Page } from '../../../kernel/pages'
import { recordPage, recordsAfter, type RecordPosition } from '../../../kernel/records/record-page'
import { totalOf } from '../../../kernel/totals'
import { deposited, isCreditedByHand } from './deposited'
import { showDeposits } from './deposit-queries'

/** Deposits of one member in a span of time (ms). */
export interface DepositsFilter {
  memberId: string
  startMs: number
  endMs: number
  state?: DepositFilter
  method?: string
  /** A part of the order's number or of its reference. */
  search?: string
}

const found = (queries: Queries, { memberId, startMs, endMs, state, method, search }: DepositsFilter) =>
  queries
    .selectFrom('deposits')
    .where('member_id', '=', memberId)
    .where('created_at', '>=', startMs)
    .where('created_at', '<', endMs)
    .$if(state === 'success', (all) =>
      all.where((or) => or.or([or('state', 'in', [...depositFilters.success]), isCreditedByHand])),
    )
    .$if(state !== undefined && state !== 'success', (all) =>
      all
        .where('state', 'in', [...depositFilters[state ?? 'pending']])
        .where(sql<boolean>`not ${isCreditedByHand}`),
    )
    .$if(method !== undefined, (all) => all.where('method', '=', method ?? ''))
    .$if(search !== undefined, (all) =>
      all.where((or) =>
        or.or([
          or('id', 'ilike', containing(search ?? '')),
          or('reference', 'ilike', containing(search ?? '')),
        ]),
      ),
    )

/** A page of a member's deposits, newest first, with the totals of the whole filter (RECORDS-1). */
export async function depositRecords(queries: Queries, filter: DepositsFilter, page: Page) {
  const { rows, totals, ...numbers } = await recordPage(found(queries, filter), page, {})
  const { creditedMinor } = await deposited(queries, filter.memberId)
    .select(totalOf('received_minor').as('creditedMinor'))
    .where('id', 'in', found(queries, filter).select('id'))
    .executeTakeFirstOrThrow()
  return { deposits: await showDeposits(queries, rows), totals: { ...totals, creditedMinor }, ...numbers }
}

/** Deposits older than a position, newest first. */
export const depositsAfter = async (
  queries: Queries,
  filter: DepositsFilter,
  after: RecordPosition | undefined,
  limit: number,
): Promise<Deposit[]> => showDeposits(queries, await recordsAfter(found(queries, filter), after, limit))
