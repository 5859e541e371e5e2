/**
 * Runs work for a key once at a time, so that its results are sent in order. Requests that arrive while it runs cause
 * one further run, however many there are.
 */
export function oneAtATime(work: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const pending = new Map<string, boolean>()
  return async (key) => {
    const isRunning = pending.has(key)
    pending.set(key, true)
    if (isRunning) return
    try {
      while (pending.get(key)) {
        pending.set(key, false)
        await work(key)
      }
    } finally {
      pending.delete(key)
    }
  }
}
