import type { Clock } from '../clock'
import type { Database } from '../database/database'
import { retiredForMs } from '../security/sealing-keys'
import type { Job } from './job'

const dayMs = 24 * 60 * 60_000
/** Keys of money intents are remembered this long (trust: at least four months). */
const intentsMs = 180 * dayMs

/** Forgets what has run out: retired keys, ids of used bodies, counters of rate limits, codes, old messages, sessions and intents. */
export const cleanUpJob = (db: Database, clock: Clock): Job => ({
  name: 'clean-up',
  everyMs: 10 * 60_000,
  run: async () => {
    const now = clock.now()
    await db.read.deleteFrom('used_bodies').where('expires_at', '<', now).execute()
    await db.read.deleteFrom('rate_limits').where('resets_at', '<', now).execute()
    await db.read
      .deleteFrom('sealing_keys')
      .where('retired_at', '<', now - retiredForMs)
      .execute()
    await db.read.deleteFrom('social_flows').where('expires_at', '<', now).execute()
    await db.read.deleteFrom('known_devices').where('expires_at', '<', now).execute()
    await db.read.deleteFrom('captchas').where('expires_at', '<', now).execute()
    // For a day an expired code can still be distinguished from one that never existed.
    await db.read
      .deleteFrom('sms_codes')
      .where('expires_at', '<', now - dayMs)
      .execute()
    await db.read.deleteFrom('password_links').where('expires_at', '<', now).execute()
    await db.read
      .deleteFrom('outbox')
      .where('created_at', '<', now - 7 * dayMs)
      .execute()
    await db.read
      .deleteFrom('sessions')
      .where('expires_at', '<', now - 90 * dayMs)
      .execute()
    await db.read
      .deleteFrom('idempotency')
      .where('created_at', '<', now - intentsMs)
      .execute()
    return 0
  },
})
