import { PGlite, types, type Results } from '@electric-sql/pglite'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import pg from 'pg'
import { createDatabase, type Backend, type Database } from '../kernel/database/database'
import { backendOf } from '../kernel/database/pglite-backend'
import { postgresBackend } from '../kernel/database/postgres-backend'
import { bringUpToDate } from '../app/bring-up-to-date'

/** Address of the PostgreSQL that the suite runs on, set by `testing/global-setup.mjs`; embedded when absent. */
const serverUrl = (): string | undefined => process.env.TEST_DATABASE_URL

/** Whether the suite runs on a database with real concurrency. */
export const onPostgres = (): boolean => serverUrl() !== undefined

const cacheFolder = join(process.cwd(), '.cache')

/** An empty embedded cluster, created once and reused, because creating one takes seconds. */
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
  await writeWhole(file, dump)
  return dump
}

/** The dump of an embedded cluster to which `prepare` was applied: made once a run, by whichever suite comes first. */
async function preparedFile(folder: string, { name, prepare }: Template): Promise<string> {
  const file = join(folder, `${name}.tar`)
  if (existsSync(file)) return file
  const client = await PGlite.create({ loadDataDir: await emptyCluster() })
  const db = createDatabase(await backendOf(client))
  await prepare(db)
  await writeWhole(file, await client.dumpDataDir('none'))
  await db.close()
  return file
}

interface KeptDatabases {
  takeDatabase(template: string, file: string): Promise<{ client: PGlite; giveBack: () => Promise<void> }>
}

/** Loads a module once a worker, outside of the suite's context: see `packages/build/src/jest/node-environment.cjs`. */
declare const requireShared: (file: string) => KeptDatabases

/** An error of the shared database as one of this suite's own, which `instanceof Error` knows. */
const ownError = (error: unknown): Error =>
  Object.assign(new Error((error as Error).message), error as Error, { stack: (error as Error).stack })

/** A database that the worker keeps, as this suite's own: closing it hands it on. */
async function keptBackend(template: Template): Promise<Backend> {
  const { takeDatabase } = requireShared(join(process.cwd(), 'packages/gateway/testing/kept-databases.cjs'))
  const folder = process.env.TEST_RUN_FOLDER
  if (folder === undefined) throw new Error('TEST_RUN_FOLDER is not set: see testing/global-setup.mjs')
  const { client, giveBack } = await takeDatabase(template.name, await preparedFile(folder, template))
  let isClosed = false
  const stops: (() => Promise<void>)[] = []
  const whileOpen = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isClosed) throw new Error('PGlite is closed')
    try {
      return await work()
    } catch (error) {
      throw ownError(error)
    }
  }
  // Objects of this suite's own, because a deep comparison also compares prototypes.
  const query: PGlite['query'] = async <Row>(...args: Parameters<PGlite['query']>): Promise<Results<Row>> => {
    const result = await whileOpen(() => client.query<Row>(...args))
    return { ...result, rows: result.rows.map((row) => ({ ...row })) }
  }
  for (const type of [types.JSON, types.JSONB]) client.parsers[type] = (text) => JSON.parse(text) as unknown
  const listen: PGlite['listen'] = async (...args) => {
    const stop = await whileOpen(() => client.listen(...args))
    stops.push(stop)
    return stop
  }
  const close = async () => {
    if (isClosed) return
    isClosed = true
    for (const stop of stops) await stop()
    await giveBack()
  }
  return backendOf({
    parsers: client.parsers,
    query,
    listen,
    close,
    get closed() {
      return isClosed
    },
  } as PGlite)
}

async function writeWhole(file: string, content: Blob): Promise<void> {
  const own = `${file}.${process.pid}`
  await writeFile(own, Buffer.from(await content.arrayBuffer()))
  await rename(own, file)
}

const urlOf = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Any number that only the making of templates locks. */
const templateLock = 7_204_113

/** A template on the server to which `prepare` was applied: made once a run, by whichever suite comes first. */
async function preparedTemplate(server: string, client: pg.Client, { name, prepare }: Template) {
  const template = `template_${name}`
  await client.query('select pg_advisory_lock($1)', [templateLock])
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
  if (rowCount === 0) {
    const unfinished = `unfinished_${randomBytes(6).toString('hex')}`
    await client.query(`create database ${unfinished}`)
    const db = createDatabase(await postgresBackend(urlOf(server, unfinished), () => undefined))
    await prepare(db).finally(() => db.close())
    await client.query(`alter database ${unfinished} rename to ${template}`)
  }
  await client.query('select pg_advisory_unlock($1)', [templateLock])
  return template
}

async function postgresDatabase(
  server: string,
  template: Template,
  wrap: WrapBackend,
): Promise<{ db: Database; url: string }> {
  const name = `suite_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    // As files (PostgreSQL 15 and later), which takes half the time of a copy through the log.
    await client.query(
      `create database ${name} template ${await preparedTemplate(server, client, template)} strategy file_copy`,
    )
  } finally {
    // Unlocks the making of templates, also where this one could not be made.
    await client.end()
  }
  const url = urlOf(server, name)
  // A broken connection shows in the test's next query. Two hundred transactions that wait for one wallet's row take
  // longer than a service may wait when other suites run beside them.
  const backend = await postgresBackend(url, () => undefined, 60_000)
  return { db: createDatabase(wrap(backend, url)), url }
}

/** The initial contents of a database. One name identifies one `prepare` in a whole run. */
export interface Template {
  /** Lower-case letters. */
  name: string
  prepare: (db: Database) => Promise<void>
}

const migrated: Template = { name: 'migrated', prepare: async (db) => void (await bringUpToDate(db)) }

/** Puts something between a database and its back end; `url` exists on PostgreSQL only. */
export type WrapBackend = (backend: Backend, url?: string) => Backend

/** A database of the suite's own: migrated, or with the contents of the template. `url` exists on PostgreSQL only. */
export async function createTestDatabase(
  template = migrated,
  wrap: WrapBackend = (backend) => backend,
): Promise<{ db: Database; url?: string }> {
  const server = serverUrl()
  if (server) return postgresDatabase(server, template, wrap)
  return { db: createDatabase(wrap(await keptBackend(template))) }
}
