import { CallError, type Transport } from '@plaza/client'
import { acceptedOrdersCall, lotteryOrderCall, type DrawProof } from '@plaza/contract/lottery'
import type { DigestedOrder, HashedOrder } from '@plaza/fair'

type Sender = Pick<Transport, 'send'>

/** What a call answers; null where it cannot be had: offline, signed out, or from a gateway that has no such call. */
async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}

/** The orders that the digest of a draw covers, page by page; null where they cannot be had. */
export const acceptedOrdersOf = (
  transport: Sender,
  { lottery: code, no }: Pick<DrawProof, 'lottery' | 'no'>,
): Promise<DigestedOrder[] | null> =>
  orNull(async () => {
    const orders: DigestedOrder[] = []
    for (let hasMore = true; hasMore;) {
      const after = orders.at(-1)?.id
      const page = await transport.send(acceptedOrdersCall, {
        params: { code, no },
        query: after === undefined ? {} : { after },
      })
      orders.push(...page.orders)
      hasMore = page.hasMore && page.orders.length > 0
    }
    return orders
  })

/** The member's own order as its hash covers it; null where it cannot be had, and where it is from before hashes. */
export const ownOrderOf = (transport: Sender, id: string): Promise<HashedOrder | null> =>
  orNull(async () => {
    const { order } = await transport.send(lotteryOrderCall, { query: { id } })
    return order.salt === undefined ? null : { ...order, salt: order.salt }
  })
