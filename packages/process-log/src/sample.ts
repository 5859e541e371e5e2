/** Logs now, or counts the event for the next line. */
export type Sampled = (say: (unsaid: number) => void) => void

/**
 * Bounds what anybody can make a log write: of many lines of one kind the first of each `everyMs` is written, with the
 * number suppressed since the last. `now` in ms.
 */
export function createSample(everyMs: number, now: () => number = Date.now): Sampled {
  let nextAt = -Infinity
  let unsaid = 0
  return (say) => {
    if (now() < nextAt) {
      unsaid += 1
      return
    }
    nextAt = now() + everyMs
    say(unsaid)
    unsaid = 0
  }
}
