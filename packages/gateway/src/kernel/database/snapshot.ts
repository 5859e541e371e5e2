import { sql } from 'kysely'
import type { Database, Queries } from './database'

/** How several reads are done: as of one moment, or each by itself. */
export type ReadTogether = <T>(
  db: Pick<Database, 'transaction' | 'read'>,
  read: (queries: Queries) => Promise<T>,
) => Promise<T>

/**
 * Runs several reads as of one moment, however long they take and whatever is written meanwhile. The embedded database, which has one
 * connection, does nothing else until their end.
 */
export const snapshot = <T>(
  db: Pick<Database, 'transaction'>,
  read: (queries: Queries) => Promise<T>,
): Promise<T> =>
  db.transaction(async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx)
    return read(trx)
  })

/** Runs several reads one by one, with whatever others read and write in between. */
export const eachByItself: ReadTogether = (db, read) => read(db.read)
