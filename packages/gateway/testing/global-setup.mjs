import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './postgres.mjs'

/**
 * Jest's global setup: a folder for the run's databases. `TEST_DATABASE=postgres` starts a PostgreSQL for all suites,
 * `both` one for those of the project `postgres`.
 */
export default async function globalSetup() {
  process.env.TEST_RUN_FOLDER = await mkdtemp(join(tmpdir(), 'plaza-test-'))
  const wanted = process.env.TEST_DATABASE
  if ((wanted !== 'postgres' && wanted !== 'both') || process.env.TEST_DATABASE_URL) return
  // At a moment of its own it would change plans and where rows lie, and so the order of rows that a query leaves open.
  const server = await startPostgres({ settings: ['autovacuum=off'] })
  process.env[wanted === 'both' ? 'TEST_POSTGRES_URL' : 'TEST_DATABASE_URL'] = server.url
  globalThis.plazaPostgres = server
}
