import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { eachMerchant } from '../../../kernel/merchants/each-merchant'
import { openSession } from './open-session'
import { isRainOn } from './is-rain-on'
import { rainTerms } from './rain-settings'
import { plannedSessions } from './schedule'

/** Pots are split this long before their session, so that nobody waits for it. */
const aheadMs = 60_000

/** Splits the pots of sessions that are about to begin, or have begun while no gateway ran. */
export const rainJob = (gateway: Gateway): Job => ({
  name: 'red-packet-rain',
  everyMs: 20_000,
  run: () => {
    const { db, clock } = gateway
    const now = clock.now()
    return eachMerchant(gateway, 'red-packet-rain', async (merchant) => {
      if (!isRainOn(merchant)) return 0
      const near = plannedSessions(rainTerms(merchant), merchant.settings.timeZone, now).filter(
        ({ startsAt, endsAt }) => startsAt <= now + aheadMs && now < endsAt,
      )
      let made = 0
      for (const planned of near) {
        const known = await db.read
          .selectFrom('rain_sessions')
          .select('id')
          .where('merchant', '=', merchant.code)
          .where('starts_at', '=', planned.startsAt)
          .executeTakeFirst()
        if (!known && (await db.transaction((trx) => openSession(trx, merchant, planned)))) made += 1
      }
      return made
    })
  },
})
