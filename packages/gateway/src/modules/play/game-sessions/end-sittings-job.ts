import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import type { Vendors } from '../vendors'
import { closeAtVendor } from './leave'
import { endSitting } from './sittings'

/** A sitting in which nothing moved for so long is over, ms. */
const idleMs = 6 * 60 * 60_000
const mostAtOnce = 20

/** Ends sittings whose sign-in has ended, and those that nobody sits at any more. */
export const endSittingsJob = (gateway: Gateway, vendors: Vendors): Job => ({
  name: 'sittings',
  everyMs: 15_000,
  run: async () => {
    const { db, clock } = gateway
    const now = clock.now()
    const due = await db.read
      .selectFrom('play_sittings as s')
      .leftJoin('sessions as e', 'e.id', 's.session_id')
      .selectAll('s')
      .where('s.ended_at', 'is', null)
      .where((is) =>
        is.or([
          is('s.seen_at', '<', now - idleMs),
          is('e.ended_at', 'is not', null),
          is('e.expires_at', '<=', now),
        ]),
      )
      .limit(mostAtOnce)
      .execute()
    for (const sitting of due) {
      // Ended first: no bet is taken while the vendor is asked.
      await db.transaction((trx) => endSitting(trx, sitting.id, now))
      await closeAtVendor(gateway, vendors, sitting)
    }
    return due.length
  },
})
