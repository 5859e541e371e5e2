import { openLog } from '@plaza/process-log'
import { outsideKeysOf, PlainError } from '@plaza/server-kit'
import { pino } from 'pino'
import { payDue } from './decide'
import { ownKeys } from './keys'
import { createServer } from './server'
import { readSettings } from './settings'
import { openStore } from './store'
import { deliverDue } from './webhooks'

const pauseMs = 250

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const log = pino({ name: 'psp', level: settings.logLevel }, openLog())
  const store = await openStore(settings.dataDir)
  const keys = await ownKeys(settings.dataDir, await outsideKeysOf(process.env))
  const now = () => Date.now()
  const app = createServer({ store, keys, origin: settings.origin, log, now })
  const work = async () => {
    await payDue(store, now())
    await deliverDue(store, { url: settings.webhookUrl, secret: keys.webhookSecret, log, now })
  }
  let timer: NodeJS.Timeout | undefined
  const again = () => {
    timer = setTimeout(() => {
      work().then(again, (error: unknown) => {
        log.error({ error }, 'reports could not be sent')
        again()
      })
    }, pauseMs)
  }
  again()
  const stop = () => {
    clearTimeout(timer)
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  try {
    await app.listen({ port: settings.port, host: settings.host })
  } catch (cause) {
    throw new PlainError(`PSP_PORT ${settings.port} cannot be used: ${String(cause)}.`, { cause })
  }
}

main().catch((error: unknown) => {
  const text =
    error instanceof PlainError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
