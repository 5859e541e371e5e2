import { useSyncExternalStore } from 'react'

/** A value that can be read and followed. `subscribe` does not call back for the current value. */
export interface ReadableStore<T> {
  getState(): T
  subscribe(listener: (state: T) => void): () => void
}

/** The current value of a store in a component. */
export function useStoreValue<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState)
}
