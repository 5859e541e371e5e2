import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './site.mjs'

const require = createRequire(join(root, 'packages/gateway/package.json'))
const load = (name) => import(pathToFileURL(require.resolve(name)).href)
const seconds = 5
const table = 'create table bench_inserts (id text primary key, amount bigint not null, at bigint not null)'
const insert = 'insert into bench_inserts values ($1, $2, $3)'

/** Inserts per second of the database alone, one row per transaction; over `connections` on PostgreSQL. */
export async function rawInserts(databaseUrl, connections = 1) {
  const { query, end } = databaseUrl ? await onPostgres(databaseUrl, connections) : await embedded()
  try {
    await query(table, [])
    let count = 0
    const until = Date.now() + seconds * 1000
    const write = async () => {
      while (Date.now() < until) {
        await query(insert, [randomUUID(), 100, Date.now()])
        count += 1
      }
    }
    await Promise.all(Array.from({ length: connections }, write))
    return count / seconds
  } finally {
    await end()
  }
}

async function onPostgres(connectionString, max) {
  const { default: pg } = await load('pg')
  const pool = new pg.Pool({ connectionString, max })
  return { query: (text, values) => pool.query(text, values), end: () => pool.end() }
}

async function embedded() {
  const { PGlite } = await load('@electric-sql/pglite')
  const folder = mkdtempSync(join(tmpdir(), 'plaza-bench-raw-'))
  const db = await PGlite.create(folder)
  return {
    query: (text, values) => db.query(text, values),
    end: async () => {
      await db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
