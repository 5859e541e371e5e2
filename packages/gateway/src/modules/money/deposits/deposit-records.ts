import { depositFilters, type Deposit, type DepositFilter } from '@plaza/contract/money'
import { sql } from 'kysely'
import { containing } from '../../../kernel/database/containing'
import type { Queries } from '../../../kernel/database/database'
import type { Page } from '../../../kernel/pages'
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

/** The last row of a part of an export. */
export interface OrderPosition {
  createdAt: number
  id: string
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
export async function depositRecords(
  queries: Queries,
  filter: DepositsFilter,
  page: Page,
): Promise<{ deposits: Deposit[]; count: number; creditedMinor: number }> {
  const { count } = await found(queries, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const { creditedMinor } = await deposited(queries, filter.memberId)
    .select(totalOf('received_minor').as('creditedMinor'))
    .where('id', 'in', found(queries, filter).select('id'))
    .executeTakeFirstOrThrow()
  const rows = await found(queries, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { deposits: await showDeposits(queries, rows), count, creditedMinor }
}

/** Deposits older than a position, newest first. */
export async function depositsAfter(
  queries: Queries,
  filter: DepositsFilter,
  after: OrderPosition | undefined,
  limit: number,
): Promise<Deposit[]> {
  const rows = await found(queries, filter)
    .selectAll()
    .$if(after !== undefined, (all) =>
      all.where(sql<boolean>`(created_at, id) < (${after?.createdAt}::bigint, ${after?.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return showDeposits(queries, rows)
}
