/** Logs now, or counts the event for the next line. */
export type Sampled = (write: (suppressed: number) => void) => void

/**
 * Limits how much an outsider can make a process log: of many lines of one kind, the first of each `everyMs` is
 * written, with the number suppressed since the last. `now` in ms.
 */
export function createSample(everyMs: number, now: () => number = Date.now): Sampled {
  let nextAt = -Infinity
  let suppressed = 0
  return (write) => {
    if (now() < nextAt) {
      suppressed += 1
      return
    }
    nextAt = now() + everyMs
    write(suppressed)
    suppressed = 0
  }
}
