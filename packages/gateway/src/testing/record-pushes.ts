import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database } from '../kernel/database/database'
import { pushChannel } from '../kernel/stream/push'

/** What is pushed to members' pages, by any process. */
export interface RecordedPushes {
  /** Takes all that was pushed since the last time by what has been committed. */
  take(): Promise<string[]>
  stop(): Promise<void>
}

/** Records pushes until it is stopped. */
export async function recordPushes(db: Database): Promise<RecordedPushes> {
  let heard: string[] = []
  const marks = new Map<string, () => void>()
  const stop = await db.listen(pushChannel, (payload) => {
    const arrived = marks.get(payload)
    if (arrived) arrived()
    else heard.push(payload)
  })
  return {
    take: async () => {
      // Notifications arrive in the order of their commits: no earlier one arrives after this one.
      const mark = JSON.stringify({ memberId: randomUUID() })
      const hasArrived = new Promise<void>((resolve) => marks.set(mark, resolve))
      await sql`select pg_notify(${pushChannel}, ${mark})`.execute(db.read)
      await hasArrived
      const taken = heard
      heard = []
      return taken
    },
    stop,
  }
}
