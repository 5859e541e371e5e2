/** How much work is begun at once, as the process itself bears it. */
export interface AdaptiveLimit {
  /** Pieces of work at once, for now. */
  current(): number
  /** Says that work begins; `isFull`: as many were in work as may be. */
  onWork(isFull: boolean): void
}

/** What somebody who comes at a random moment may wait for the event loop, ms. */
const targetMs = 6
/** While waits are short there is always place for so many at once: what waits for others loads nobody. */
const easy = 16
const least = 2
/** How often the event loop is looked at, and how often the limit follows, ms. */
const tickMs = 5
const windowMs = 50
/** Nothing is measured once no work has begun for so long, ms. */
const idleMs = 1_000
/** Of the limit, what one window takes away at most. */
const steepest = 0.5

/** The next limit after a window in which somebody who came at a random moment waited `waitMs`. */
export function nextLimit(
  limit: number,
  waitMs: number,
  { isFull, most }: { isFull: boolean; most: number },
): number {
  if (waitMs > targetMs)
    return Math.max(Math.min(least, most), Math.floor(limit * Math.max(steepest, targetMs / waitMs)))
  if (limit < Math.min(easy, most)) return limit + 1
  if (isFull) return Math.min(most, limit + 1)
  return Math.max(Math.min(easy, most), limit - 1)
}

/**
 * A limit that follows the event loop: while work makes whoever comes wait, less of it is begun at once, and more again
 * when it does not. Work that waits for a database, a bank or a vendor delays nobody and so takes nothing away. `most` is
 * never exceeded. The event loop is only watched while there is work.
 */
export function createAdaptiveLimit(
  most: number,
  now: () => number = () => performance.now(),
): AdaptiveLimit {
  let limit = Math.min(easy, most)
  let timer: NodeJS.Timeout | undefined
  let isFullInWindow = false
  let lastWorkAt = 0
  let lastTickAt = 0
  let elapsedMs = 0
  let waitedMs = 0

  const tick = () => {
    const at = now()
    const turnMs = at - lastTickAt
    lastTickAt = at
    elapsedMs += turnMs
    const lateMs = Math.max(0, turnMs - tickMs)
    // Those who came during a turn of the loop waited half of it on average.
    waitedMs += (lateMs * lateMs) / 2
    if (elapsedMs < windowMs) return
    limit = nextLimit(limit, waitedMs / elapsedMs, { isFull: isFullInWindow, most })
    isFullInWindow = false
    elapsedMs = waitedMs = 0
    if (at - lastWorkAt < idleMs) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    current: () => limit,
    onWork(isFull) {
      lastWorkAt = now()
      isFullInWindow ||= isFull
      if (timer) return
      lastTickAt = lastWorkAt
      timer = setInterval(tick, tickMs)
      timer.unref()
    },
  }
}
