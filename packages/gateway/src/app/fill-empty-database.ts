import { sql } from 'kysely'
import { advisoryLock } from '../kernel/database/advisory-lock'
import type { Database, Queries, Trx } from '../kernel/database/database'

const hasRows = async (queries: Queries, table: 'members' | 'merchants'): Promise<boolean> =>
  (
    await queries
      .selectFrom(table)
      .select(sql`1`.as('one'))
      .limit(1)
      .execute()
  ).length > 0

/**
 * Fills a database that has no merchants and no members, in one transaction: all of it or nothing, once however many
 * processes start together. `prepare` runs only if there are no members yet, before the transaction. Returns whether
 * this call filled it.
 */
export async function fillEmptyDatabase(
  db: Database,
  prepare: () => Promise<(trx: Trx) => Promise<void>>,
): Promise<boolean> {
  if (await hasRows(db.read, 'members')) return false
  const write = await prepare()
  const isWritten = await db.transaction(async (trx) => {
    await advisoryLock(trx, 'fill-empty-database')
    if ((await hasRows(trx, 'members')) || (await hasRows(trx, 'merchants'))) return false
    await write(trx)
    return true
  })
  // The planner needs statistics of this many new rows before the first visitor comes.
  if (isWritten) await sql`analyze`.execute(db.read)
  return isWritten
}
