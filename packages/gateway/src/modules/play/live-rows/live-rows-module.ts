import { jackpotsCall, winnersCall } from '@plaza/contract/play'
import type { Gateway } from '../../../kernel/gateway'
import { registerCall } from '../../../kernel/http/register-call'
import { checkMerchantCode } from '../../../kernel/http/request-merchant'
import { shortLived } from '../../../kernel/short-lived'
import { defineModule } from '../../../kernel/modules/define-module'
import { readJackpots, reportOnce } from './jackpots'
import { startPushingJackpots } from './push-jackpots'
import { readWinners } from './winners'
import { storedCode } from './stored-code'

/** Winners are the same for everybody and are read again after this time, ms. */
const winnersMs = 5_000

function calls(gateway: Gateway): void {
  const { read } = gateway.db
  const reportPool = reportOnce((pool) => gateway.app.log.error({ pool }, 'a jackpot pool is out of bounds'))
  const winners = shortLived((key) => {
    const [code, currency, now] = JSON.parse(key) as [string, string, number]
    return readWinners(read, { code, currency }, now)
  }, winnersMs)

  registerCall(gateway, winnersCall, async ({ query, context: { merchant, now } }) => {
    checkMerchantCode(merchant, query.merchantCode)
    const moment = Math.ceil(now / winnersMs) * winnersMs
    const { code, currency } = merchant
    return { entries: await winners(JSON.stringify([code, currency, moment])), currency }
  })
  registerCall(gateway, jackpotsCall, ({ context: { merchant, now } }) =>
    readJackpots(read, merchant, now, reportPool),
  )

  let stop: (() => Promise<void>) | undefined
  gateway.app.addHook('onReady', async () => {
    stop = await startPushingJackpots(gateway, reportPool, (error) =>
      gateway.app.log.error({ err: error }, 'jackpots'),
    )
  })
  gateway.app.addHook('preClose', async () => stop?.())
}

/** The live rows of a merchant's games: winners and jackpots (HOME-11). */
export const liveRowsModule = defineModule({
  name: 'play/live-rows',
  calls,
  tables: ['jackpot_pools'],
  storedCode,
})
