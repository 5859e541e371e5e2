import { fileURLToPath } from 'node:url'
import { openLog } from '@plaza/process-log'
import { pino } from 'pino'
import { systemClock } from './kernel/clock'
import { openDatabase } from './kernel/db/open-database'
import { readPageFiles } from './http/page-files'
import { operatorKey, ownKey } from './keys/key-files'
import { keepFilesPrivate, outsideKeysOf, PlainError, takeDataDir } from '@plaza/server-kit'
import { readSettings } from './kernel/settings'
import { startVendor } from './start'
import { walletAt } from './kernel/wallet/wallet'

async function main(): Promise<void> {
  keepFilesPrivate()
  const settings = readSettings(process.env)
  await takeDataDir(settings.dataDir)
  const log = pino({ name: 'vendor', level: settings.logLevel }, openLog())
  const page = await readPageFiles(fileURLToPath(new URL('./assets', import.meta.url)))
  const db = await openDatabase(settings, {
    onError: (error) => log.error({ error }, 'the database connection broke'),
    emptyCluster: new URL('./empty-cluster.tar.gz', import.meta.url),
  })
  const key = await ownKey(settings.dataDir, await outsideKeysOf(process.env))
  const running = await startVendor({
    clock: systemClock,
    db,
    wallet: walletAt(settings.walletUrl, key, systemClock),
    log,
    page,
    operatorOrigins: settings.operatorOrigins,
    operatorKey: () => operatorKey(settings.dataDir),
  })
  const stop = () => {
    // A stream never ends by itself.
    running.app.server.closeAllConnections()
    running
      .stop()
      .then(() => db.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  try {
    await running.app.listen({ port: settings.port, host: settings.host })
  } catch (cause) {
    throw new PlainError(`VENDOR_PORT ${settings.port} cannot be used: ${String(cause)}.`, { cause })
  }
}

main().catch((error: unknown) => {
  const text =
    error instanceof PlainError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
