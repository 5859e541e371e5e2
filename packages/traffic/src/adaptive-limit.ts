/** How much work is begun at once, as the process itself bears it. */
export interface AdaptiveLimit {
  /** Pieces of work at once, for now. */
  current(): number
  /** Records that work begins; `isFull`: the limit is reached. */
  onWork(isFull: boolean): void
}

/** Target waiting time for the event loop at a random moment, ms. */
const targetMs = 6
/** While waits are short, at least this many may run at once: work that waits for others does not load this process. */
const easy = 16
const least = 2
/** How often the event loop is looked at, and how often the limit follows, ms. */
const tickMs = 5
const windowMs = 50
/** Nothing is measured after no work has begun for this long, ms. */
const idleMs = 1_000
/** Largest share of the limit that one window removes. */
const steepest = 0.5

/** The next limit after a window in which a request at a random moment waited `waitMs`. */
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

/** Where the limit reads times, ms. */
export interface LimitClocks {
  now(): number
  /** Processor time that this process has used. */
  usedMs(): number
}

/** Of the thread where Node can tell (from 23.9): other threads, such as those that hash passwords, delay nobody here. */
const readCpu = (process as { threadCpuUsage?: typeof process.cpuUsage }).threadCpuUsage ?? process.cpuUsage
const realClocks: LimitClocks = {
  now: () => performance.now(),
  usedMs: () => {
    const { user, system } = readCpu()
    return (user + system) / 1_000
  },
}

/**
 * A limit that follows the event loop: while work delays new requests, less of it is started at once, and more again
 * when it does not. Work that waits for a database, a bank or a vendor delays nothing and so does not lower the limit.
 * Nor does time that other processes take of the processor: a site beside them does what it can, and less at once would not
 * make it more (SERVER-2). `most` is never exceeded. The event loop is only watched while there is work.
 */
export function createAdaptiveLimit(most: number, { now, usedMs }: LimitClocks = realClocks): AdaptiveLimit {
  let limit = Math.min(easy, most)
  let timer: NodeJS.Timeout | undefined
  let isFullInWindow = false
  let lastWorkAt = 0
  let lastTickAt = 0
  let usedBefore = 0
  let elapsedMs = 0
  let waitedMs = 0

  const tick = () => {
    const at = now()
    const turnMs = at - lastTickAt
    lastTickAt = at
    const used = usedMs()
    const allLateMs = Math.max(0, turnMs - tickMs)
    // What was late without work of this process was the processor's being elsewhere: that time does not count at all.
    const lateMs = Math.min(allLateMs, used - usedBefore)
    usedBefore = used
    elapsedMs += turnMs - (allLateMs - lateMs)
    // Requests that arrived during a turn of the event loop waited half of it on average.
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
      usedBefore = usedMs()
      timer = setInterval(tick, tickMs)
      timer.unref()
    },
  }
}
