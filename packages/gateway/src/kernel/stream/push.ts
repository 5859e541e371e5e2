import type { EventDefinition, PayloadOf } from '@plaza/contract/kernel'
import type { BusEvent, BusEventName } from '@plaza/contract/page'
import { sql } from 'kysely'
import type { Trx } from '../database/database'

/** Channel on which every process learns what to push. */
export const pushChannel = 'plaza_push'

/** An event of the contract by its name, or one that its owner defines by `defineEvent`. */
export type PushableEvent = BusEventName | EventDefinition

/** The payload of an event that is pushed. */
export type PushedPayload<E extends PushableEvent> = E extends BusEventName
  ? BusEvent<E>
  : E extends EventDefinition
    ? PayloadOf<E>
    : never

export const eventName = (event: PushableEvent): string => (typeof event === 'string' ? event : event.name)

/** A message for a member's pages, sent as it is: an event, not a state. */
export interface DirectPush {
  event: string
  payload: unknown
  version?: number
  /** For the streams of this session alone. */
  sessionId?: string
  /** Streams end after they have sent it. */
  isLast?: boolean
}

/**
 * What is sent on the channel: whose pages, and either a message (`direct`), or topics that changed with a subject
 * each, such as `{ balance: true }` or `{ played: '<id>' }`. The module that registered a topic reads the fact in each
 * process. Triggers of the database write topics too.
 */
export type Notification = { memberId: string } & Record<string, unknown>

const notify = (trx: Trx, what: Notification) =>
  sql`select tell_after_commit(${pushChannel}, ${JSON.stringify(what)})`.execute(trx)

/** Has a fact of a member read and pushed again, in any process, when the transaction commits. */
export async function pushTopic(trx: Trx, memberId: string, topic: string, subject: string | true = true) {
  await notify(trx, { memberId, [topic]: subject })
}

/** Pushes an event to a member's pages, in any process, when the transaction commits. */
export async function pushEvent<E extends PushableEvent>(
  trx: Trx,
  memberId: string,
  event: E,
  payload: PushedPayload<E>,
  terms: Pick<DirectPush, 'version' | 'sessionId' | 'isLast'> = {},
): Promise<void> {
  await notify(trx, { memberId, direct: { event: eventName(event), payload, ...terms } satisfies DirectPush })
}

/** Pushes an event to the pages of many members, each with its own payload, in one statement. */
export async function pushEvents<E extends PushableEvent>(
  trx: Trx,
  event: E,
  pushed: readonly { memberId: string; payload: PushedPayload<E> }[],
): Promise<void> {
  if (pushed.length === 0) return
  const notices = pushed.map(({ memberId, payload }): Notification => ({
    memberId,
    direct: { event: eventName(event), payload } satisfies DirectPush,
  }))
  await sql`select tell_after_commit(${pushChannel}, notice::text)
    from jsonb_array_elements(${JSON.stringify(notices)}::jsonb) as notice`.execute(trx)
}
