import { sql } from 'kysely'
import type { Queries } from './database'
import type { Schema } from './schema'

/** Tables whose rows each belong to a merchant. */
type OfMerchant = {
  [Table in keyof Schema]: Schema[Table] extends { merchant: string } ? Table : never
}[keyof Schema]

/** Whether a merchant has rows in a table; for the owner of the table, who is asked what a demo lacks. */
export const hasRows =
  ({ table }: { table: OfMerchant }) =>
  async (queries: Queries, merchant: string): Promise<boolean> => {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from ${sql.table(table)} where merchant = ${merchant}) as found`.execute(queries)
    return rows[0]?.found === true
  }
