import type { MessageCarrier } from '../../../kernel/carriers/message-carrier'
import type { MessageRow } from './tables'
import type { Gateway } from '../../../kernel/gateway'
import type { ModuleDelivery } from '../../../kernel/modules/module-delivery'
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

/** The sender of queued messages of a kind, for the module that queues them and has their texts. */
export const deliveryOf = <Kind extends MessageContent['kind']>(
  kind: Kind,
  send: Deliver<Kind>,
): ModuleDelivery => ({ kind, send })

/** Sends one queued message. @throws when its carrier does not take it, or when no module sends its kind. */
export async function deliver(gateway: Gateway, carrier: MessageCarrier, message: MessageRow): Promise<void> {
  const merchant = await gateway.merchants.find(message.merchant)
  if (!merchant) throw new Error(`a message of an unknown merchant: ${message.merchant}`)
  const { content, created_at: askedAt } = message
  const found = gateway.deliveries.find(({ kind }) => kind === content.kind)
  if (!found) throw new Error(`no module sends messages of the kind ${content.kind}`)
  const id = `plaza-${merchant.code}-${String(message.id)}`
  const delivery: Delivery = { gateway, carrier, merchant, askedAt, id }
  await found.send(delivery as never, content as never)
}
