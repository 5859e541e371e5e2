import { fileURLToPath } from 'node:url'
import { openLog } from '@plaza/process-log'
import { openStoreToServe, ReleaseError } from '@plaza/release'
import { pino } from 'pino'
import { createEdge } from './app'
import { listen } from './listen'
import { keepFilesPrivate, PlainError, takeDataDir } from '@plaza/server-kit'
import { readSettings } from './kernel/settings'

/** Beside this workspace, from the source as from the bundle. */
const consoleDir = fileURLToPath(new URL('../../release-console/dist/assets', import.meta.url))

/** Runs the edge until it is stopped. */
async function run(): Promise<void> {
  keepFilesPrivate()
  const settings = readSettings(process.env)
  await takeDataDir(settings.dataDir)
  const log = pino({ name: 'edge', level: settings.logLevel }, openLog())
  const { store, problem } = await openStoreToServe(settings.storeDir)
  if (problem)
    log.error({ code: problem.code }, `${problem.message} Starting with the last good plan, if there is one.`)
  const app = await createEdge({ settings, store, log, consoleDir })
  await listen(app, settings)
  const stop = (signal: string) => {
    log.info({ signal }, 'stopping')
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

run().catch((error: unknown) => {
  const isPlain = error instanceof PlainError || error instanceof ReleaseError
  process.stderr.write(`${isPlain ? error.message : `The edge could not start: ${String(error)}`}\n`)
  process.exit(1)
})
