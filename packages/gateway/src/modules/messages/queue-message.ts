import type { MessageContent } from '../../carriers/message-content'
import type { Trx } from '../../db/database'

/**
 * Queues a message, to be sent once the transaction has committed. What is queued for somebody unknown costs the
 * caller the same time: who gets it, if anybody, is found out when it is sent.
 */
export async function queueMessage(
  trx: Trx,
  message: { merchant: string; content: MessageContent; now: number; uselessAt: number },
): Promise<void> {
  const { merchant, content, now, uselessAt } = message
  await trx
    .insertInto('messages')
    .values({
      merchant,
      content: JSON.stringify(content),
      created_at: now,
      due_at: now,
      useless_at: uselessAt,
    })
    .execute()
}
