export interface Store<S, E> {
  get: () => S
  /** Applies an event; true when it changed the state. */
  send: (event: E) => boolean
}

/** A state that only its reducer changes; `changed` is called after each change. */
export function createStore<S, E>(
  start: S,
  step: (state: S, event: E) => S,
  changed: (state: S, event: E) => void,
): Store<S, E> {
  let state = start
  return {
    get: () => state,
    send: (event) => {
      const next = step(state, event)
      if (next === state) return false
      state = next
      changed(state, event)
      return true
    },
  }
}
