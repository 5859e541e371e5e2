import { rm } from 'node:fs/promises'

/** Jest's global teardown: stops and deletes what the setup made. */
export default async function globalTeardown() {
  await globalThis.plazaPostgres?.stop()
  await rm(process.env.TEST_RUN_FOLDER, { recursive: true, force: true })
}
