import type { MessageContent } from './message-content'
import type { Clock } from '../../../kernel/clock'
import type { Trx } from '../../../kernel/database/database'

/** A message to be queued. */
export interface QueuedMessage {
  merchant: string
  content: MessageContent
  /** Time of the call that causes it: what it promises counts from then. */
  askedAt: number
  /** Messages older than this are not sent. */
  lifetimeMs: number
}

/**
 * Queues a message, to be sent once the transaction has committed. A message for an unknown recipient costs the caller
 * the same time, because the recipient is looked up when it is sent.
 */
export async function queueMessage(
  trx: Trx,
  clock: Clock,
  { merchant, content, askedAt, lifetimeMs }: QueuedMessage,
): Promise<void> {
  // The job has no time but the clock's own.
  const now = clock.now()
  await trx
    .insertInto('messages')
    .values({
      merchant,
      content: JSON.stringify(content),
      created_at: askedAt,
      due_at: now,
      useless_at: now + lifetimeMs,
    })
    .execute()
}
