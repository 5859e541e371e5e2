import type { Clock } from '../../../../kernel/clock'
import type { Database } from '../../../../kernel/database/database'
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
    await db.read
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
