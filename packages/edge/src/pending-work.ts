/** Work that writes and that nobody may be waiting for any more: whoever closes waits for it. */
export interface PendingWork {
  /** Starts work and answers its result. @throws Error after `close`. */
  start<T>(work: () => Promise<T>): Promise<T>
  /** Starts nothing more, and resolves when everything started has ended, however it ended. */
  close(): Promise<void>
}

/** Creates a list of pending work, empty. */
export function createPendingWork(): PendingWork {
  const pending = new Set<Promise<unknown>>()
  let isClosed = false
  return {
    async start(work) {
      if (isClosed) throw new Error('The server is closing; this was not begun.')
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
