import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import type { Database } from './database'

/** The embedded database: in a folder, or in memory without one. One process, one transaction at a time. */
export async function pgliteDatabase(options: PGliteOptions): Promise<Database> {
  const client = await PGlite.create(options)
  return {
    query: async (text, values = []) => (await client.query(text, [...values])).rows,
    transaction: (work) =>
      client.transaction((trx) =>
        work({ query: async (text, values = []) => (await trx.query(text, [...values])).rows }),
      ),
    close: async () => {
      if (!client.closed) await client.close()
    },
  }
}
