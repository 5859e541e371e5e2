import { startPostgres } from './postgres.mjs'

/** Jest's global setup: `TEST_DATABASE=postgres` starts a PostgreSQL of the run's own. */
export default async function globalSetup() {
  if (process.env.TEST_DATABASE !== 'postgres' || process.env.TEST_DATABASE_URL) return
  const server = await startPostgres()
  process.env.TEST_DATABASE_URL = server.url
  globalThis.plazaPostgres = server
}
