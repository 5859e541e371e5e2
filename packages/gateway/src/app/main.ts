import { PlainError } from '@plaza/server-kit'
import { readSettings } from '../kernel/settings/settings'
import { startGateway } from './start'

async function main(): Promise<void> {
  const gateway = await startGateway(readSettings(process.env), new URL('./hash-worker.mjs', import.meta.url))
  const stop = () => {
    gateway.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error: unknown) => {
  const text =
    error instanceof PlainError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
