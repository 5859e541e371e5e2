import { signInsKeptMs } from '@plaza/contract/identity'
import type { Writes } from '../../../kernel/database/database'
import { dayMs } from '../../../kernel/jobs/clean-up'

/** A session that is over stays readable this long. */
const keptMs = 90 * dayMs

/** Forgets sessions long over, sign-ins older than 90 days, and browsers that nobody signed in with for too long. */
export async function forgetSessions(queries: Writes, now: number): Promise<void> {
  await queries.deleteFrom('known_devices').where('expires_at', '<', now).execute()
  await queries
    .deleteFrom('sessions')
    .where('expires_at', '<', now - keptMs)
    .execute()
  await queries
    .deleteFrom('sign_ins')
    .where('at', '<=', now - signInsKeptMs)
    .execute()
}
