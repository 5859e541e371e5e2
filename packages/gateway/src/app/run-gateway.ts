import { keepFilesPrivate, PlainError } from '@plaza/server-kit'
import { readSettings } from '../kernel/settings/settings'
import { startGateway } from './start'
import type { World } from './world'

async function run(createWorld: (() => World) | undefined): Promise<void> {
  keepFilesPrivate()
  // Beside every bundle that contains this file.
  const built = {
    hashWorker: new URL('./hash-worker.mjs', import.meta.url),
    emptyCluster: new URL('./empty-cluster.tar.gz', import.meta.url),
  }
  const gateway = await startGateway(readSettings(process.env), built, createWorld?.())
  const stop = () => {
    gateway.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/**
 * Runs a gateway as this process, with the settings of its environment, until SIGTERM or SIGINT; when it cannot start,
 * it prints why in one sentence and exits with code 1. `createWorld` makes what the demo needs; without it, the demo
 * must be off.
 */
export function runGateway(createWorld?: () => World): void {
  run(createWorld).catch((error: unknown) => {
    const text =
      error instanceof PlainError ? error.message : error instanceof Error ? error.stack : String(error)
    process.stderr.write(`${text}\n`)
    process.exit(1)
  })
}
