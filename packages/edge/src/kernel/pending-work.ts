/** Work that may still write after its caller has gone: closing the server waits for it. */
export interface PendingWork {
  /** Starts work and returns its result. @throws Error after `close`. */
  start<T>(work: () => Promise<T>): Promise<T>
  /** Starts no more work, and resolves when all started work has succeeded or failed. */
  close(): Promise<void>
}

/** Creates an empty list of pending work. */
export function createPendingWork(): PendingWork {
  const pending = new Set<Promise<unknown>>()
  let isClosed = false
  return {
    async start(work) {
      if (isClosed) throw new Error('The server is closing and starts no more work.')
      const running = work()
      pending.add(running)
      try {
        return await running
      } finally {
        pending.delete(running)
      }
    },
    async close() {
      isClosed = true
      await Promise.allSettled(pending)
    },
  }
}
