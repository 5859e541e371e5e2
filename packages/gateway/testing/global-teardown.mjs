/** Jest's global teardown: stops what the setup started. */
export default async function globalTeardown() {
  await globalThis.plazaPostgres?.stop()
}
