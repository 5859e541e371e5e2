import type { Clock } from '../clock'
import type { Database, Writes } from '../database/database'
import type { Job } from './job'

export const dayMs = 24 * 60 * 60_000

/** A job that deletes rows which have run out; each owner of such tables adds one of its own. */
export const cleanUpJob = (
  { db, clock }: { db: Database; clock: Clock },
  owner: string,
  forget: (queries: Writes, now: number) => Promise<void>,
): Job => ({
  name: `clean-up-${owner}`,
  everyMs: 10 * 60_000,
  run: async () => {
    await forget(db.write, clock.now())
    return 0
  },
})
