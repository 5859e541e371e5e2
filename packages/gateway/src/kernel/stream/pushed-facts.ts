import type { Push } from '@plaza/contract/page'
import type { SignedIn } from '../http/call-context'
import type { Merchant } from '../merchants/merchants'
import { eventName, type PushableEvent, type PushedPayload } from './push'

/** Whose fact is read. */
export interface FactOwner {
  member: SignedIn['member']
  merchant: Merchant
  /** ms, by the gateway's clock. */
  now: number
}

/** A fact about a member that a module pushes; this is all that the stream knows about it. */
export interface PushedFact<E extends PushableEvent = PushableEvent> {
  event: E
  /** Topics (`pushTopic`) after which it is read and pushed again. */
  topics: readonly string[]
  /** Sent to a page as soon as it connects, and again where notifications may have been missed. */
  isSentOnConnect: boolean
  /** Reads its current value; null when there is nothing to push. `subject` is from the notification. */
  read(owner: FactOwner, subject: string): Promise<{ payload: PushedPayload<E>; version?: number } | null>
}

/** Reads a fact into the message for its owner's pages. */
export async function messageOf(
  { event, read }: PushedFact,
  owner: FactOwner,
  subject = '',
): Promise<Push | undefined> {
  const found = await read(owner, subject)
  return found ? { event: eventName(event), ...found, account: owner.member.account } : undefined
}
