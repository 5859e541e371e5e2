import type { ReadableStore } from '@plaza/events'

/** Asks the person for the password, for calls that the gateway refuses without it (`reauth.required`). */
export interface Reauthentication {
  /** True once the session continues, false when the person declines; concurrent calls share one dialog. */
  ask: () => Promise<boolean>
  /** Whether a request is open; its dialog follows this. */
  isAsked: ReadableStore<boolean>
  /** Settles the open request, if any. */
  settle: (isDone: boolean) => void
}

/** Creates the page's one instance. */
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
