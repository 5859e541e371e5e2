/**
 * Runs work for a key once at a time, so that what it reads is told in its order; asked again meanwhile, it runs once
 * more, however often it was asked.
 */
export function oneAtATime(work: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const asked = new Map<string, boolean>()
  return async (key) => {
    const isRunning = asked.has(key)
    asked.set(key, true)
    if (isRunning) return
    try {
      while (asked.get(key)) {
        asked.set(key, false)
        await work(key)
      }
    } finally {
      asked.delete(key)
    }
  }
}
