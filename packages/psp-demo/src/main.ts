import { openLog } from '@plaza/process-log'
import { keepFilesPrivate, outsideKeysOf, PlainError, takeDataDir } from '@plaza/server-kit'
import { pino } from 'pino'
import type { ChainPayment } from './chain/chain-payment'
import { reportBlocks } from './chain/reports'
import { payDue } from './decide'
import { decidePayouts } from './decide-payouts'
import { ownKeys } from './keys'
import type { Payment } from './payment'
import type { Payout } from './payout'
import { createServer } from './server'
import { readSettings } from './settings'
import { openStore } from './store'
import { deliverDue } from './webhooks'

const pauseMs = 250

async function main(): Promise<void> {
  keepFilesPrivate()
  const settings = readSettings(process.env)
  await takeDataDir(settings.dataDir)
  const log = pino({ name: 'psp', level: settings.logLevel }, openLog())
  const { dataDir, origin, blockMs, webhookUrl, chainWebhookUrl } = settings
  // Payouts are reported beside payments.
  const payoutWebhookUrl = new URL('payouts', webhookUrl).href
  const outside = await outsideKeysOf(process.env)
  const store = await openStore<Payment>(dataDir, 'psp')
  const payouts = await openStore<Payout>(dataDir, 'payouts')
  const keys = await ownKeys(dataDir, 'psp-demo', outside)
  const now = () => Date.now()
  const chain = {
    store: await openStore<ChainPayment>(dataDir, 'chain'),
    keys: await ownKeys(dataDir, 'chain-demo', outside),
    ...{ origin, blockMs, now },
  }
  const app = createServer({ store, payouts, keys, origin, log, now, chain })
  const work = async () => {
    await payDue(store, now())
    await decidePayouts(payouts, now())
    await reportBlocks(chain.store, { now: now(), blockMs })
    await Promise.all([
      deliverDue(store, { url: webhookUrl, secret: keys.webhookSecret, log, now }),
      deliverDue(payouts, { url: payoutWebhookUrl, secret: keys.webhookSecret, log, now }),
      deliverDue(chain.store, { url: chainWebhookUrl, secret: chain.keys.webhookSecret, log, now }),
    ])
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
