import { sql, type Expression, type SelectQueryBuilder, type Selectable } from 'kysely'
import type { Schema } from '../database/schema'
import { pageNumbers, type Page } from '../pages'

/** Tables of records: whatever has an id and the time of its creation, ms since the epoch. */
type RecordTable = {
  [Table in keyof Schema]: Selectable<Schema[Table]> extends { id: string; created_at: number }
    ? Table
    : never
}[keyof Schema]

/** A query for records of one table with all its conditions, before anything is selected. */
export type FoundRecords<Table extends RecordTable> = SelectQueryBuilder<Schema, Table, object>

/** Position of a record among others of its query. */
export interface RecordPosition {
  createdAt: number
  id: string
}

type Row<Table extends RecordTable> = Selectable<Schema[Table]>

/** Records newest first; those of the same millisecond by their ids, so that no page repeats or omits one. */
async function readRows<Table extends RecordTable>(
  found: FoundRecords<Table>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Row<Table>[]> {
  const rows = await found
    .selectAll()
    .orderBy(sql`created_at`, 'desc')
    .orderBy(sql`id`, 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  // Kysely cannot name the row of a table that is a type parameter.
  return rows as unknown as Row<Table>[]
}

/**
 * A page of a query's records, newest first, with the number of all of them and the totals of all pages (LIST-6,
 * RECORDS-1). `sums` are SQL sums over the query by their names in the answer.
 */
export async function recordPage<Table extends RecordTable, Sum extends string = never>(
  found: FoundRecords<Table>,
  page: Page,
  sums: Readonly<Record<Sum, Expression<number>>>,
): Promise<{
  rows: Row<Table>[]
  totals: Record<Sum | 'count', number>
  pageNum: number
  totalPages: number
}> {
  const names = Object.keys(sums) as Sum[]
  const summed: unknown = await found
    .select([sql<number>`count(*)`.as('count'), ...names.map((name) => sql<number>`${sums[name]}`.as(name))])
    .executeTakeFirstOrThrow()
  const totals = summed as Record<Sum | 'count', number>
  return { rows: await readRows(found, page), totals, ...pageNumbers(page, totals.count) }
}

/** At most `limit` records older than a position, the newest without one, newest first: a part of an export. */
export function recordsAfter<Table extends RecordTable>(
  found: FoundRecords<Table>,
  after: RecordPosition | undefined,
  limit: number,
): Promise<Row<Table>[]> {
  const older =
    after === undefined
      ? found
      : found.where(sql<boolean>`(created_at, id) < (${after.createdAt}::bigint, ${after.id})`)
  return readRows(older, { limit, offset: 0 })
}
