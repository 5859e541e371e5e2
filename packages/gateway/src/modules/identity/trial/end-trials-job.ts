import type { Clock } from '../../../kernel/clock'
import type { Database } from '../../../kernel/database/database'
import type { Job } from '../../../kernel/jobs/job'
import { blockMembers } from '../directory'

/** Ends trial accounts when their time is over: they are closed, and their intents are forgotten. */
export const endTrialsJob = (db: Database, clock: Clock, trialMs: number): Job => ({
  name: 'end-trials',
  everyMs: 10 * 60_000,
  run: () =>
    db.transaction(async (trx) => {
      const over = await trx
        .deleteFrom('trials')
        .where('created_at', '<=', clock.now() - trialMs)
        .returning('member_id')
        .execute()
      const ids = over.map((row) => row.member_id)
      await blockMembers(trx, ids)
      return ids.length
    }),
})
