import { addDays, periodOf, dayAt } from '@plaza/calendar'
import { rankingMetrics } from '@plaza/contract/growth'
import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { eachMerchant } from '../../../kernel/merchants/each-merchant'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { endRanking } from './end-ranking'
import { payPrizes } from './pay-prizes'

/** Settles the rankings of yesterday and of last week at a merchant that has missions. */
async function endRankings({ db }: Gateway, merchant: Merchant, now: number): Promise<number> {
  if (merchant.settings.promos['MISSION'] !== true) return 0
  const { timeZone } = merchant.settings
  const today = dayAt(timeZone, now)
  let ended = 0
  for (const [unit, back] of [
    ['day', 1],
    ['week', 7],
  ] as const)
    for (const metric of rankingMetrics) {
      const period = periodOf(timeZone, unit, addDays(today, -back))
      const known = await db.read
        .selectFrom('ranking_ends')
        .select('at')
        .where('merchant', '=', merchant.code)
        .where('metric', '=', metric)
        .where('period', '=', period.name)
        .executeTakeFirst()
      if (!known && (await db.transaction((trx) => endRanking(trx, merchant, { metric, period, now }))))
        ended += 1
    }
  return ended
}

/** Settles rankings that are over, and pays their prizes, also those of a merchant that switched missions off since. */
export const rankingJob = (gateway: Gateway): Job => ({
  name: 'rankings',
  everyMs: 60_000,
  run: () => {
    const now = gateway.clock.now()
    return eachMerchant(gateway, 'rankings', async (merchant) => {
      const ended = await endRankings(gateway, merchant, now)
      const { done, failed } = await payPrizes(gateway, merchant.code, now)
      return { done: ended + done, failed }
    })
  },
})
