import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../kernel/database/database'

/** Runs a statement without the database's triggers and foreign keys, as only an owner of the database can. */
export const tamper = (db: Database, statement: RawBuilder<unknown>): Promise<unknown> =>
  db.transaction(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    return statement.execute(trx)
  })
