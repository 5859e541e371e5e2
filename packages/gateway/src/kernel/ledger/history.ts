import { sql, type RawBuilder } from 'kysely'
import { containing } from '../database/containing'
import type { Queries } from '../database/database'
import type { AccountName } from './accounts'

/** Entries of one account in a span of time, by kind and by a part of their reference. */
export interface HistoryFilter {
  merchant: string
  currency: string
  account: AccountName
  /** First moment, and the first one after, ms. */
  startMs: number
  endMs: number
  /** Kinds of transfer; all when absent. */
  kinds?: readonly string[]
  /** A part of the reference, in any case. */
  search?: string
}

/** An entry with what its transaction says. */
export interface HistoryEntry {
  id: number
  kind: string
  reference: string
  amountMinor: number
  balanceAfterMinor: number
  createdAt: number
}

/** How many entries, after how many. */
interface Part {
  limit: number
  offset: number
}

/** The position of an entry in its account's history. */
interface HistoryPosition {
  createdAt: number
  id: number
}

const accountId = ({ merchant, currency, account }: HistoryFilter) => sql`(
  select id from accounts where merchant = ${merchant} and owner = ${account.owner} and wallet = ${account.wallet}
    and currency = ${currency})`

const isFound = (filter: HistoryFilter): RawBuilder<boolean> => {
  const { startMs, endMs, kinds, search } = filter
  const ofKinds = kinds === undefined ? sql`` : sql`and e.kind = any(${[...kinds]}::text[])`
  const ofReference =
    search === undefined
      ? sql``
      : sql`and exists (select from transactions s where s.id = e.transaction_id
          and s.reference ilike ${containing(search)})`
  return sql`e.account_id = ${accountId(filter)} and e.created_at >= ${startMs} and e.created_at < ${endMs}
    ${ofKinds} ${ofReference}`
}

const readEntries = async (
  queries: Queries,
  condition: RawBuilder<boolean>,
  { limit, offset }: Part,
): Promise<HistoryEntry[]> => {
  // The page is chosen in the index; only its own rows are joined.
  const { rows } = await sql<HistoryEntry>`
    with chosen as materialized (
      select e.id from entries e where ${condition}
      order by e.created_at desc, e.id desc limit ${limit} offset ${offset}
    )
    select e.id, e.kind, t.reference, e.amount_minor as "amountMinor", e.balance_after_minor as "balanceAfterMinor",
      e.created_at as "createdAt"
    from chosen join entries e on e.id = chosen.id join transactions t on t.id = e.transaction_id
    order by e.created_at desc, e.id desc`.execute(queries)
  return rows
}

/** Exact, or refused when it is read. */
const sumOf = (amount: RawBuilder<unknown>, counted: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${counted}), 0)::bigint`

/** A page of an account's entries, newest first. */
export const historyPage = (queries: Queries, filter: HistoryFilter, page: Part): Promise<HistoryEntry[]> =>
  readEntries(queries, isFound(filter), page)

/** Entries older than a position, newest first: the next part of an export. */
export const historyAfter = (
  queries: Queries,
  filter: HistoryFilter,
  after: HistoryPosition | undefined,
  limit: number,
): Promise<HistoryEntry[]> =>
  readEntries(
    queries,
    after === undefined
      ? isFound(filter)
      : sql`${isFound(filter)} and (e.created_at, e.id) < (${after.createdAt}, ${after.id})`,
    { limit, offset: 0 },
  )

/** How many entries a filter finds, and what they added and took, minor units; both at least zero. */
export async function historyTotals(
  queries: Queries,
  filter: HistoryFilter,
): Promise<{ count: number; inMinor: number; outMinor: number }> {
  const { rows } = await sql<{ count: number; inMinor: number; outMinor: number }>`
    select count(*)::bigint as count, ${sumOf(sql`e.amount_minor`, sql`e.amount_minor > 0`)} as "inMinor",
      ${sumOf(sql`-e.amount_minor`, sql`e.amount_minor < 0`)} as "outMinor"
    from entries e where ${isFound(filter)}`.execute(queries)
  return rows[0] ?? { count: 0, inMinor: 0, outMinor: 0 }
}

/** The balance before the span of a filter and after it, whatever its kinds. */
export async function historyBalances(
  queries: Queries,
  filter: HistoryFilter,
): Promise<{ openingMinor: number; closingMinor: number }> {
  const { rows } = await sql<{ openingMinor: number; closingMinor: number }>`
    select ${sumOf(sql`e.amount_minor`, sql`e.created_at < ${filter.startMs}`)} as "openingMinor",
      ${sumOf(sql`e.amount_minor`, sql`true`)} as "closingMinor"
    from entries e where e.account_id = ${accountId(filter)} and e.created_at < ${filter.endMs}`.execute(
    queries,
  )
  return rows[0] ?? { openingMinor: 0, closingMinor: 0 }
}
