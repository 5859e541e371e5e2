import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import type { Vendors } from '../vendors'
import { inHandMs } from '../vendor-transfers'
import { closeAtVendor, endAndBringBack } from './leave'

/** A game session without a launch or money call for this long has ended, ms. */
const idleMs = 6 * 60 * 60_000
const mostAtOnce = 20

/** Ends game sessions whose sign-in has ended, and idle ones. */
export const endGameSessionsJob = (gateway: Gateway, vendors: Vendors): Job => ({
  name: 'game-sessions',
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
    for (const gameSession of due) {
      // The session ends first, so that no bet is booked while the vendor is called.
      await db.transaction((trx) => endAndBringBack(trx, gameSession, { now, bringsBackAt: now + inHandMs }))
      await closeAtVendor(gateway, vendors, gameSession)
    }
    return due.length
  },
})
