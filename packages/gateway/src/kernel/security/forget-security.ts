import type { Writes } from '../database/database'
import { retiredForMs } from './sealing-keys'

/** Forgets ids of used bodies, counters of rate limits, and retired keys. */
export async function forgetSecurity(queries: Writes, now: number): Promise<void> {
  await queries.deleteFrom('used_bodies').where('expires_at', '<', now).execute()
  await queries.deleteFrom('rate_limits').where('resets_at', '<', now).execute()
  await queries
    .deleteFrom('sealing_keys')
    .where('retired_at', '<', now - retiredForMs)
    .execute()
}
