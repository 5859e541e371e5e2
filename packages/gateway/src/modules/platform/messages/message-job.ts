import type { MessageCarrier } from '../../../kernel/carriers/message-carrier'
import type { MessageRow } from './tables'
import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import { deliver } from './deliver'

const atATime = 10
/** Tries, after which a message is given up. */
const mostAttempts = 6
const backOffMs = (attempts: number): number => 2_000 * 2 ** attempts
/** Longer than a carrier may take: until then no other process tries the same message. */
const sendingMs = 60_000

const due = { table: 'messages', key: 'id', at: 'due_at' } as const

const forget = ({ db }: Gateway, id: number) => db.write.deleteFrom('messages').where('id', '=', id).execute()

async function send(gateway: Gateway, carrier: MessageCarrier, message: MessageRow): Promise<void> {
  const { log } = gateway.app
  const now = gateway.clock.now()
  const fields = { message: message.id, kind: message.content.kind, attempt: message.attempts }
  try {
    if (message.useless_at <= now) log.error(fields, 'message dropped: too late to be useful')
    else await deliver(gateway, carrier, message)
    await forget(gateway, message.id)
  } catch (error) {
    // Anybody can cause this by requesting a code or a link, so it is logged as a sentence without a stack.
    const reason = error instanceof Error ? error.message : String(error)
    if (fields.attempt >= mostAttempts) {
      log.error({ ...fields, reason }, 'message dropped after the last try')
      await forget(gateway, message.id)
      return
    }
    log.warn({ ...fields, reason }, 'message not sent; it will be retried')
    await gateway.db.write
      .updateTable('messages')
      .set({ due_at: now + backOffMs(message.attempts - 1) })
      .where('id', '=', message.id)
      .execute()
  }
}

/** Sends queued messages; one that its carrier refuses is retried a few times, then abandoned and logged. */
export const messageJob = (gateway: Gateway, carrier: MessageCarrier): Job =>
  dueJob(gateway, due, {
    name: 'messages',
    run: async () => {
      const { db, clock } = gateway
      const claim = { now: clock.now(), limit: atATime, putOffMs: sendingMs, hasAttempts: true }
      const claimed = await db.transaction((trx) => claimDue(trx, due, claim))
      await Promise.all(claimed.map((message) => send(gateway, carrier, message)))
      return claimed.length
    },
  })
