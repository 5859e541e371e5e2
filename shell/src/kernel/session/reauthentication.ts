import type { ReadableStore } from '@plaza/events'

/** Asks whoever is there for the password, for calls that the gateway refuses without (`reauth.required`). */
export interface Reauthentication {
  /** True once the session goes on, false when nobody would; one question for calls that come together. */
  ask: () => Promise<boolean>
  /** Whether a question is open; its dialog follows this. */
  isAsked: ReadableStore<boolean>
  /** Answers the open question, if any. */
  settle: (isDone: boolean) => void
}

/** Makes the page's one place for that question. */
export function createReauthentication(): Reauthentication {
  let open: { answer: Promise<boolean>; settle: (isDone: boolean) => void } | undefined
  const listeners = new Set<(isAsked: boolean) => void>()
  const notify = () => listeners.forEach((listener) => listener(open !== undefined))
  return {
    ask() {
      if (open) return open.answer
      const { promise, resolve } = promiseWithResolve<boolean>()
      open = { answer: promise, settle: resolve }
      notify()
      return promise
    },
    isAsked: {
      getState: () => open !== undefined,
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    settle(isDone) {
      const answered = open
      open = undefined
      answered?.settle(isDone)
      if (answered) notify()
    },
  }
}

function promiseWithResolve<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => (resolve = settle))
  return { promise, resolve }
}
