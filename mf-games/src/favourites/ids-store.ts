import type { Events, ReadableStore } from '@plaza/events'

/** Node ids of the favourites that the page shows: the server's answer with the pending changes applied. */
export interface IdsStore extends ReadableStore<ReadonlySet<number>> {
  setState: (ids: ReadonlySet<number>) => void
}

const stores = new WeakMap<Events, IdsStore>()

/** The one store of a page. A module of its own, because the code that fills it loads after the first paint. */
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
      // An unchanged set must not render the tiles again: every row that scrolls into view refreshes.
      if (next.size === ids.size && [...next].every((id) => ids.has(id))) return
      ids = next
      for (const listener of [...listeners]) listener(ids)
    },
  }
  stores.set(events, store)
  return store
}
