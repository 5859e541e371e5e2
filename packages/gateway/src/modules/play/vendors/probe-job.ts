import type { Gateway } from '../../../kernel/gateway'
import { CallFailure } from '../../../kernel/call-failure'
import type { Job } from '../../../kernel/jobs/job'
import type { Vendors } from './open-vendors'

const mostAtOnce = 50

/** Asks vendors whose breaker is open whether they are well again, so that it closes without a player. */
export const probeJob = ({ db, clock, app }: Gateway, vendors: Vendors): Job => ({
  name: 'vendor-probes',
  everyMs: 5_000,
  run: async () => {
    const due = await db.read
      .selectFrom('vendor_health')
      .select(['merchant', 'vendor'])
      .where('open_until', '<=', clock.now())
      .limit(mostAtOnce)
      .execute()
    const probe = async ({ merchant, vendor }: { merchant: string; vendor: string }) => {
      const link = await vendors.find(db.read, merchant, vendor)
      if (!link) return
      try {
        await vendors.health(link)
        app.log.info({ vendor, merchant }, 'vendor is back')
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error
      }
    }
    await Promise.all(due.map(probe))
    return 0
  },
})
