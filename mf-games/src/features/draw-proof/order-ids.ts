import { CallError, type Transport } from '@plaza/client'
import { drawOrdersCall, type DrawProof } from '@plaza/contract/lottery'

/**
 * The ids of the orders that the digest of a draw is of, page by page; null where they cannot be had: offline, or from a
 * gateway that does not publish them.
 */
export async function orderIdsOf(
  transport: Pick<Transport, 'send'>,
  { lottery: code, no }: Pick<DrawProof, 'lottery' | 'no'>,
): Promise<string[] | null> {
  const ids: string[] = []
  try {
    for (let hasMore = true; hasMore;) {
      const after = ids.at(-1)
      const page = await transport.send(drawOrdersCall, {
        params: { code, no },
        query: after === undefined ? {} : { after },
      })
      ids.push(...page.ids)
      hasMore = page.hasMore && page.ids.length > 0
    }
    return ids
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}
