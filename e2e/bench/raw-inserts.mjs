import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onEmbedded, onPostgres } from './database.mjs'

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

async function embedded() {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-bench-raw-'))
  const { query, end } = await onEmbedded(folder)
  return {
    query,
    end: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
