const firstMs = 200
const longestMs = 10_000
/** ms; the next exit of a process that ran at least this long counts as its first. */
const healthyMs = 30_000

/** How long to wait before a process is restarted, ms: longer after each quick exit. */
export interface BackOff {
  next(livedMs: number): number
}

/** Resets the wait to the shortest one. */
export function createBackOff(): BackOff {
  let waitMs = firstMs
  return {
    next(livedMs) {
      if (livedMs >= healthyMs) waitMs = firstMs
      const now = waitMs
      waitMs = Math.min(waitMs * 2, longestMs)
      return now
    },
  }
}
