import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './postgres.mjs'

/** Jest's global setup: a folder for the run's databases; `TEST_DATABASE=postgres` starts a PostgreSQL of its own. */
export default async function globalSetup() {
  process.env.TEST_RUN_FOLDER = await mkdtemp(join(tmpdir(), 'plaza-test-'))
  if (process.env.TEST_DATABASE !== 'postgres' || process.env.TEST_DATABASE_URL) return
  const server = await startPostgres()
  process.env.TEST_DATABASE_URL = server.url
  globalThis.plazaPostgres = server
}
