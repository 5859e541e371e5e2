import type { Events, ReadableStore } from '@plaza/events'

/** Node ids of the favourites that the page shows: what the server said, with the wishes that are on their way. */
export interface IdsStore extends ReadableStore<ReadonlySet<number>> {
  setState: (ids: ReadonlySet<number>) => void
}

const stores = new WeakMap<Events, IdsStore>()

/** The one store of a page. Apart from what fills it, whose code comes after the first paint. */
export function idsStoreOf(events: Events): IdsStore {
  const known = stores.get(events)
  if (known) return known
  let ids: ReadonlySet<number> = new Set()
  const listeners = new Set<(ids: ReadonlySet<number>) => void>()
  const store: IdsStore = {
    getState: () => ids,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setState(next) {
      // The same again redraws no tile: every row of a list that comes into view asks.
      if (next.size === ids.size && [...next].every((id) => ids.has(id))) return
      ids = next
      for (const listener of [...listeners]) listener(ids)
    },
  }
  stores.set(events, store)
  return store
}
