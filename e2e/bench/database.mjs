import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './site.mjs'

const require = createRequire(join(root, 'packages/gateway/package.json'))
const load = (name) => import(pathToFileURL(require.resolve(name)).href)

/** PostgreSQL by its URL over at most `connections`; `end` closes them. */
export async function onPostgres(connectionString, connections = 1) {
  const { default: pg } = await load('pg')
  const pool = new pg.Pool({ connectionString, max: connections })
  return { query: (text, values) => pool.query(text, values), end: () => pool.end() }
}

/** The embedded database in a folder that no gateway has open. */
export async function onEmbedded(folder) {
  const { PGlite } = await load('@electric-sql/pglite')
  const db = await PGlite.create(folder)
  return { query: (text, values) => db.query(text, values), end: () => db.close() }
}

/** The database of a stopped gateway over `dataDir`, or of `databaseUrl`. */
export const openDatabase = (databaseUrl, dataDir) =>
  databaseUrl ? onPostgres(databaseUrl) : onEmbedded(join(dataDir, 'database'))
