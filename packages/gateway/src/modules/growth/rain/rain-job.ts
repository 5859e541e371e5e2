import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { realMerchants } from '../../../kernel/merchants/find-merchants'
import { openSession } from './open-session'
import { isRainOn } from './is-rain-on'
import { rainTerms } from './rain-settings'
import { plannedSessions } from './schedule'

/** Pots are split this long before their session, so that nobody waits for it. */
const aheadMs = 60_000

/** Splits the pots of sessions that are about to begin, or have begun while no gateway ran. */
export const rainJob = ({ db, clock, merchants }: Gateway): Job => ({
  name: 'red-packet-rain',
  everyMs: 20_000,
  run: async () => {
    const now = clock.now()
    let made = 0
    for (const code of await realMerchants(db.read)) {
      const merchant = await merchants.find(code)
      if (!merchant || !isRainOn(merchant)) continue
      const near = plannedSessions(rainTerms(merchant), merchant.settings.timeZone, now).filter(
        ({ startsAt, endsAt }) => startsAt <= now + aheadMs && now < endsAt,
      )
      for (const planned of near) {
        const known = await db.read
          .selectFrom('rain_sessions')
          .select('id')
          .where('merchant', '=', code)
          .where('starts_at', '=', planned.startsAt)
          .executeTakeFirst()
        if (!known && (await db.transaction((trx) => openSession(trx, merchant, planned)))) made += 1
      }
    }
    return made
  },
})
