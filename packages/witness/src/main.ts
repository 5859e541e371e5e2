import { openLog } from '@plaza/process-log'
import { keepFilesPrivate, outsideKeysOf, PlainError, takeDataDir } from '@plaza/server-kit'
import { pino } from 'pino'
import { ownKeys } from './keys'
import { lookAtSites } from './look-at-draw'
import { createServer } from './server'
import { readSettings } from './settings'
import { createWitness } from './witness'

async function main(): Promise<void> {
  keepFilesPrivate()
  const { dataDir, sites, port, host, logLevel } = readSettings(process.env)
  await takeDataDir(dataDir)
  const log = pino({ name: 'witness', level: logLevel }, openLog())
  const keys = await ownKeys(dataDir, await outsideKeysOf(process.env))
  const witness = createWitness({ keys, dataDir, look: lookAtSites(sites) })
  const app = createServer({ witness, merchants: sites, log })
  const stop = () => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  try {
    await app.listen({ port, host })
  } catch (cause) {
    throw new PlainError(`WITNESS_PORT ${String(port)} cannot be used: ${String(cause)}.`, { cause })
  }
  log.info({ key: keys.key }, 'the witness is ready')
}

main().catch((error: unknown) => {
  const text =
    error instanceof PlainError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
