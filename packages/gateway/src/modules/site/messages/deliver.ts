import type { MessageCarrier } from '../../../kernel/carriers/message-carrier'
import type { MessageRow } from './tables'
import type { Gateway } from '../../../kernel/gateway'
import { oncePer } from '../../../kernel/once-per'
import type { ContentOf, Delivery } from './delivery'
import type { MessageContent } from './message-content'

/**
 * Sends a message of one kind, if there is a recipient.
 * @throws when its carrier does not accept it.
 */
export type Deliver<Kind extends MessageContent['kind']> = (
  delivery: Delivery,
  content: ContentOf<Kind>,
) => Promise<void>

const deliveriesOf = oncePer(
  (_db: Gateway['db']) => new Map<string, (delivery: Delivery, content: never) => Promise<void>>(),
)

/** Registers the sender of queued messages of a kind: the module that queues them, which also has their texts. */
export function addDelivery<Kind extends MessageContent['kind']>(
  { db }: Pick<Gateway, 'db'>,
  kind: Kind,
  deliver: Deliver<Kind>,
): void {
  deliveriesOf(db).set(kind, deliver)
}

/** Sends one queued message. @throws when its carrier does not take it, or when no module sends its kind. */
export async function deliver(gateway: Gateway, carrier: MessageCarrier, message: MessageRow): Promise<void> {
  const merchant = await gateway.merchants.find(message.merchant)
  if (!merchant) throw new Error(`a message of an unknown merchant: ${message.merchant}`)
  const { content, created_at: askedAt } = message
  const send = deliveriesOf(gateway.db).get(content.kind)
  if (!send) throw new Error(`no module sends messages of the kind ${content.kind}`)
  const id = `plaza-${merchant.code}-${String(message.id)}`
  await send({ gateway, carrier, merchant, askedAt, id }, content as never)
}
