import type { Clock } from '../../../../kernel/clock'
import type { Database, Writes } from '../../../../kernel/database/database'
import { dayMs } from '../../../../kernel/jobs/clean-up'
import type { MessageCarrier } from '../../../../kernel/carriers/message-carrier'

/** Keeps what would go out, to be read at `/dev/outbox` where that is switched on. */
export const outboxCarrier = (db: Database, clock: Clock): MessageCarrier => {
  const put = async (message: {
    merchant: string
    channel: 'sms' | 'email'
    recipient: string
    subject: string
    body: string
  }) => {
    await db.write
      .insertInto('outbox')
      .values({ ...message, created_at: clock.now() })
      .execute()
  }
  return {
    sms: ({ merchant, to, text }) =>
      put({ merchant, channel: 'sms', recipient: to, subject: '', body: text }),
    email: ({ merchant, to, subject, text }) =>
      put({ merchant, channel: 'email', recipient: to, subject, body: text }),
  }
}

/** Forgets messages of the demo's outbox after a week. */
export async function forgetOutbox(queries: Writes, now: number): Promise<void> {
  await queries
    .deleteFrom('outbox')
    .where('created_at', '<', now - 7 * dayMs)
    .execute()
}
