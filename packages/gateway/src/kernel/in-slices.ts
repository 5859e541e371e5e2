import { setImmediate } from 'node:timers/promises'

/** How long work may go on before requests and timers have their turn, ms. */
const sliceMs = 8

/**
 * Does something with every item, in their order, and lets the event loop turn in between wherever it has taken a while:
 * work on many items delays nobody else for longer than its longest item.
 */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let since = performance.now()
  for (const [index, item] of items.entries()) {
    if (performance.now() - since >= sliceMs) {
      await setImmediate()
      since = performance.now()
    }
    results.push(work(item, index))
  }
  return results
}
