/** Waits for `ms`; the network's return, or the page's, ends the wait early, and so does `signal`. */
export function waitToRetry(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const events = new AbortController()
    const done = () => {
      clearTimeout(timer)
      events.abort()
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done, { signal: events.signal })
    signal.addEventListener('abort', done, { signal: events.signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && done(), {
      signal: events.signal,
    })
  })
}

/** Calls `end` when the browser goes offline; returns the unsubscribe function. */
export function watchNetwork(end: () => void): () => void {
  addEventListener('offline', end)
  return () => removeEventListener('offline', end)
}
