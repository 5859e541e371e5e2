import type { ReadableStore } from '@plaza/events'

/** True while the page asks at its start whose the cookie's session is, and whether the one in this browser's storage still holds. */
export interface Recognition extends ReadableStore<boolean> {
  /** The question was answered, or cannot be. */
  settle(): void
}

/** `isPending`: whether the question has to be asked at all. */
export function createRecognition(isPending: boolean): Recognition {
  const listeners = new Set<(isPending: boolean) => void>()
  let state = isPending
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    settle: () => {
      state = false
      for (const listener of listeners) listener(state)
    },
  }
}
