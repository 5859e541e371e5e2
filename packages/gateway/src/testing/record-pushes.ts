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
      // The relay sends notices in their order: what was committed before this one does not arrive after it.
      const mark = JSON.stringify({ memberId: randomUUID() })
      const hasArrived = new Promise<void>((resolve) => marks.set(mark, resolve))
      await db.statement(sql`select tell_after_commit(${pushChannel}, ${mark})`)
      await hasArrived
      const taken = heard
      heard = []
      return taken
    },
    stop,
  }
}
