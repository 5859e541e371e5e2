import { sql } from 'kysely'
import type { Trx } from './database'

/** Waits until no other transaction, in any process, holds the lock of this name; held until the end of this one. */
export async function advisoryLock(trx: Trx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
