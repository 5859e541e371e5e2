/** Buffers items until a listener opens it, then passes everything on. */
export interface Inbox<T> {
  put(item: T): void
  /** Delivers buffered and later items to the listener until the returned function is called. */
  open(listener: (item: T) => void): () => void
}

/** Creates an inbox for events that are sent before the code that shows them has loaded. */
export function createInbox<T>(): Inbox<T> {
  const waiting: T[] = []
  let current: ((item: T) => void) | undefined
  return {
    put: (item) => (current ? current(item) : void waiting.push(item)),
    open(listener) {
      current = listener
      for (const item of waiting.splice(0)) listener(item)
      return () => {
        if (current === listener) current = undefined
      }
    },
  }
}
