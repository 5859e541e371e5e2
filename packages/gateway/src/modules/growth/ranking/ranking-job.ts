import { addDays, periodOf, dayAt } from '@plaza/calendar'
import { rankingMetrics } from '@plaza/contract/growth'
import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { realMerchants } from '../../../kernel/merchants/find-merchants'
import { endRanking } from './end-ranking'

/** Settles the rankings of yesterday and of last week at merchants that have missions. */
export const rankingJob = ({ db, clock, merchants }: Gateway): Job => ({
  name: 'rankings',
  everyMs: 60_000,
  run: async () => {
    const now = clock.now()
    let ended = 0
    for (const code of await realMerchants(db.read)) {
      const merchant = await merchants.find(code)
      if (merchant?.settings.promos['MISSION'] !== true) continue
      const { timeZone } = merchant.settings
      const today = dayAt(timeZone, now)
      for (const [unit, back] of [
        ['day', 1],
        ['week', 7],
      ] as const)
        for (const metric of rankingMetrics) {
          const period = periodOf(timeZone, unit, addDays(today, -back))
          const known = await db.read
            .selectFrom('ranking_ends')
            .select('at')
            .where('merchant', '=', code)
            .where('metric', '=', metric)
            .where('period', '=', period.name)
            .executeTakeFirst()
          if (!known && (await db.transaction((trx) => endRanking(trx, merchant, { metric, period, now }))))
            ended += 1
        }
    }
    return ended
  },
})
