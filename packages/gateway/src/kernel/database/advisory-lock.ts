import { sql } from 'kysely'
import type { Trx } from './database'

/** Waits for and takes the lock of this name, across all processes; held until the end of this transaction. */
export async function advisoryLock(trx: Trx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
