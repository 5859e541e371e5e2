const firstMs = 200
const longestMs = 10_000
/** A process that lived this long, in ms, was well: its next death is a first one again. */
const healthyMs = 30_000

/** How long to wait before a process is started again, ms: longer after each quick death. */
export interface BackOff {
  next(livedMs: number): number
}

/** Starts with the shortest wait. */
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
