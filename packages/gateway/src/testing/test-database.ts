import { PGlite } from '@electric-sql/pglite'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import pg from 'pg'
import { createDatabase, type Database } from '../db/database'
import { pgliteBackend } from '../db/pglite-backend'
import { postgresBackend } from '../db/postgres-backend'

/** Address of the PostgreSQL that the suite runs on, set by `testing/global-setup.mjs`; embedded when absent. */
const serverUrl = (): string | undefined => process.env.TEST_DATABASE_URL

/** Whether the suite runs on a database with real concurrency. */
export const onPostgres = (): boolean => serverUrl() !== undefined

const cacheFolder = join(process.cwd(), '.cache')

/** An empty embedded cluster, made once and kept: making one takes seconds. */
async function emptyCluster(): Promise<Blob> {
  const require = createRequire(join(process.cwd(), 'packages/gateway/package.json'))
  const code = await readFile(require.resolve('@electric-sql/pglite'))
  const file = join(cacheFolder, `pglite-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.tar`)
  const kept = await readFile(file).catch(() => null)
  if (kept) return new Blob([kept])
  const client = await PGlite.create()
  const dump = await client.dumpDataDir('none')
  await client.close()
  await mkdir(cacheFolder, { recursive: true })
  const own = `${file}.${process.pid}`
  await writeFile(own, Buffer.from(await dump.arrayBuffer()))
  await rename(own, file)
  return dump
}

async function postgresDatabase(server: string): Promise<{ db: Database; url: string }> {
  const name = `suite_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  // A connection that breaks shows in what a test then asks of it.
  const backend = await postgresBackend(url.href, () => undefined)
  return { db: createDatabase(backend), url: url.href }
}

/** A migrated database of the suite's own. `url` is there on PostgreSQL only. */
export async function createTestDatabase(): Promise<{ db: Database; url?: string }> {
  const server = serverUrl()
  const made = server
    ? await postgresDatabase(server)
    : { db: createDatabase(await pgliteBackend({ loadDataDir: await emptyCluster() })) }
  await made.db.migrate()
  return made
}
