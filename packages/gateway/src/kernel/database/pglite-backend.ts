import { PGlite, types, type PGliteOptions } from '@electric-sql/pglite'
import { PGliteDialect } from 'kysely-pglite-dialect'
import type { Backend } from './database'
import { exactNumber } from '../ledger/exact'

/** The embedded database: in a folder, or in memory without one. One transaction at a time, one process. */
export const pgliteBackend = async (options: PGliteOptions): Promise<Backend> =>
  backendOf(await PGlite.create(options))

/** An embedded database that is open already. */
export function backendOf(client: PGlite): Backend {
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
