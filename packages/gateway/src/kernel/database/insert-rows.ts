import { sql } from 'kysely'
import type { Trx } from './database'
import type { Schema } from './schema'

const rowsAStatement = 4_000

/** A column's value as JSON carries it; jsonb columns take what they hold, not its text. */
type Row<T extends keyof Schema & string> = { [C in keyof Schema[T]]?: unknown }

/**
 * Writes many rows, one statement for thousands of them: columns by the first row's keys, values by the table's own
 * types (an object for a jsonb column, an array for an array column). With `skipsExisting`, a row whose key is taken is
 * left out.
 */
export async function insertRows<T extends keyof Schema & string>(
  trx: Trx,
  table: T,
  rows: readonly Row<T>[],
  { skipsExisting = false } = {},
): Promise<void> {
  const [first] = rows
  if (!first) return
  const conflict = skipsExisting ? sql`on conflict do nothing` : sql``
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  for (let from = 0; from < rows.length; from += rowsAStatement) {
    const part = JSON.stringify(rows.slice(from, from + rowsAStatement))
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${part}::jsonb) ${conflict}`.execute(
      trx,
    )
  }
}
