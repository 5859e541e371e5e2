import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Backend } from './database'
import { exactNumber } from '../ledger/exact'
import { noticeRelay } from './notice-relay'
import { postgresListener } from './postgres-listener'

const int8 = 20

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 && format !== 'binary' ? exactNumber : pg.types.getTypeParser(oid, format),
}

const undefinedFunction = '42883'

/** Notifies of up to a thousand notices; of none in a database that has not been migrated so far. */
async function tellNotices(pool: pg.Pool): Promise<number> {
  try {
    const { rows } = await pool.query<{ told: number }>('select tell_notices() as told')
    return rows[0]?.told ?? 0
  } catch (error) {
    if ((error as pg.DatabaseError).code === undefinedFunction) return 0
    throw error
  }
}

/**
 * PostgreSQL by its URL. `onError` receives errors of connections that broke, idle or between two statements of a
 * transaction, whose next statement fails; the pool replaces them. Where all
 * connections are in use, a query or transaction waits for one for `waitMs`, and then fails.
 * @throws when the server cannot be reached.
 */
export async function postgresBackend(
  url: string,
  onError: (error: Error) => void,
  waitMs = 5_000,
): Promise<Backend> {
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: waitMs, types })
  // The pool listens to its idle connections alone: the end of one in use, with no query under way, would end the process.
  pool.on('connect', (client) => void client.on('error', onError))
  // What an idle connection reports to the pool it has reported itself.
  pool.on('error', () => undefined)
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    await pool.end()
    throw error
  }
  const listener = postgresListener(url, onError)
  const notices = noticeRelay(() => tellNotices(pool), onError)
  return {
    kind: 'postgres',
    dialect: new PostgresDialect({ pool }),
    notices,
    listen: (channel, heard) => {
      notices.sweep()
      return listener.listen(channel, heard)
    },
    close: async () => {
      await listener.close()
      // Kysely ends a pool only once it was asked something.
      if (!pool.ending) await pool.end()
    },
  }
}
