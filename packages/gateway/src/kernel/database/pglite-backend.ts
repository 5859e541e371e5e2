import { setImmediate } from 'node:timers/promises'
import { PGlite, types, type PGliteOptions } from '@electric-sql/pglite'
import { PGliteDialect } from 'kysely-pglite-dialect'
import type { Backend } from './database'
import { exactNumber } from '../ledger/exact'

/** The embedded database: in a folder, or in memory without one. One transaction at a time, one process. */
export const pgliteBackend = async (options: PGliteOptions): Promise<Backend> =>
  backendOf(await PGlite.create(options))

/** How long queries may follow one another before requests and timers have their turn, ms. */
const turnMs = 10

/**
 * Lets other work in between queries. The embedded database answers in this thread and never leaves it, so that a job of
 * many queries would keep every request waiting until it has ended.
 */
function takeTurns(client: PGlite): void {
  const query = client.query.bind(client)
  let turnedAt = performance.now()
  client.query = async (...input) => {
    if (performance.now() - turnedAt >= turnMs) {
      await setImmediate()
      turnedAt = performance.now()
    }
    return query(...input)
  }
}

/** An embedded database that is open already; it is this back end's from now on. */
export async function backendOf(client: PGlite): Promise<Backend> {
  takeTurns(client)
  // The only connection, so that nothing waits for its notices (tell_after_commit.sql).
  await client.query(`select set_config('plaza.notices', 'at once', false)`)
  client.parsers[types.INT8] = exactNumber
  return {
    kind: 'pglite',
    dialect: new PGliteDialect(client),
    listen: (channel, listener) => client.listen(channel, listener),
    close: async () => {
      if (!client.closed) await client.close()
    },
  }
}
