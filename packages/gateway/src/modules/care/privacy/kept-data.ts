import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { keptTables } from './kept-tables'

/** Of each table the newest so many rows: a file for a person, not a copy of the database. */
const mostRows = 5_000

/** Everything that is kept about a member, by what it is about (RG-14); tables without a row are left out. */
export async function readKeptData(
  queries: Queries,
  memberId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const kept: Record<string, Record<string, unknown>[]> = {}
  for (const { name, table, by = 'member_id', columns, newest } of keptTables) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where ${sql.ref(by)} = ${memberId} ${newest === undefined ? sql`` : sql`order by ${sql.ref(newest)} desc`}
      limit ${mostRows}`.execute(queries)
    if (rows.length > 0) kept[name] = rows
  }
  return kept
}
