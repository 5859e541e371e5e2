import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../database/database'
import type { HistoryEntry } from './history'

/** Entries of many accounts of a merchant, each in a span of its own. */
export interface ManyHistoriesFilter {
  merchant: string
  currency: string
  /** Every wallet of theirs when absent. */
  wallet?: string
  /** Whose entries, as a subquery of `owner`, `start_ms` and `end_ms` (the first moment, and the first one after). */
  owners: RawBuilder<unknown>
  /** Kinds of transfer; all when absent. */
  kinds?: readonly string[] | undefined
}

/** An entry with whose it is. */
export type OwnedEntry = HistoryEntry & { owner: string }

const accounts = ({ merchant, currency, wallet, owners }: ManyHistoriesFilter) => sql`
  ${owners} o join accounts a on a.owner = o.owner and a.merchant = ${merchant} ${wallet === undefined ? sql`` : sql`and a.wallet = ${wallet}`}
    and a.currency = ${currency}`

const isFound = ({ kinds }: ManyHistoriesFilter) => sql`
  e.account_id = a.id and e.created_at >= o.start_ms and e.created_at < o.end_ms
  ${kinds === undefined ? sql`` : sql`and e.kind = any(${[...kinds]}::text[])`}`

/** Entries of all accounts older than a position, newest first. */
export async function manyHistoriesAfter(
  queries: Queries,
  filter: ManyHistoriesFilter,
  after: { createdAt: number; id: number } | undefined,
  limit: number,
): Promise<OwnedEntry[]> {
  const isOlder =
    after === undefined
      ? sql``
      : sql`and (e.created_at, e.id) < (${after.createdAt}::bigint, ${after.id}::bigint)`
  // Each account gives at most as many as are wanted, from its index; only those are sorted together.
  const { rows } = await sql<OwnedEntry>`
    with chosen as materialized (
      select newest.id, o.owner from ${accounts(filter)} cross join lateral (
        select e.id, e.created_at from entries e where ${isFound(filter)} ${isOlder}
        order by e.created_at desc, e.id desc limit ${limit}
      ) newest order by newest.created_at desc, newest.id desc limit ${limit}
    )
    select e.id, e.kind, t.reference, e.amount_minor as "amountMinor", e.balance_after_minor as "balanceAfterMinor",
      e.created_at as "createdAt", chosen.owner
    from chosen join entries e on e.id = chosen.id join transactions t on t.id = e.transaction_id
    order by e.created_at desc, e.id desc`.execute(queries)
  return rows
}

/** What one kind of transfer came to over many accounts, minor units; `outMinor` is without a sign. */
export interface KindTotals {
  kind: string
  count: number
  inMinor: number
  outMinor: number
}

/** What the entries of all accounts come to by kind. */
export async function manyHistoriesTotals(
  queries: Queries,
  filter: ManyHistoriesFilter,
): Promise<KindTotals[]> {
  const { rows } = await sql<KindTotals>`
    select e.kind, count(*)::bigint as count, coalesce(sum(e.amount_minor) filter (where e.amount_minor > 0), 0)::bigint as "inMinor",
      coalesce(sum(-e.amount_minor) filter (where e.amount_minor < 0), 0)::bigint as "outMinor"
    from ${accounts(filter)} join entries e on ${isFound(filter)}
    group by e.kind order by e.kind`.execute(queries)
  return rows
}
