import { useSyncExternalStore } from 'react'

/** A value that can be read now and followed. `subscribe` never calls back on its own for the present value. */
export interface ReadableStore<T> {
  getState(): T
  subscribe(listener: (state: T) => void): () => void
}

/** The value of a store in a component, kept in step. */
export function useStoreValue<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState)
}
