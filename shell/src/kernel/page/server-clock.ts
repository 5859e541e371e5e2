/** An estimate that is ahead of an answer by less, ms, is kept: the answer was longer on its way. */
const longestWayMs = 2_000

/** The server's time, by a clock that nobody sets. */
export interface ServerClock {
  /** Server's time now, ms. It goes on by what has passed, whatever the device's clock says. */
  now: () => number
  /** Takes the time of an answer that has just come, ms. */
  learn: (serverMs: number) => void
  /** Called by every reading, with the time of the page in ms: the keeper looks there whether the device has slept. */
  onRead?: (passedMs: number) => void
}

/** Time since the page began, ms, which never jumps. */
export const passedMs = (): number => performance.now()

/** A clock that showed `serverMs` when the page was `atMs` old (both ms). */
export function createServerClock(serverMs: number, atMs: number, passed = passedMs): ServerClock {
  let aheadMs = serverMs - atMs
  const clock: ServerClock = {
    now() {
      const ms = passed()
      clock.onRead?.(ms)
      return aheadMs + ms
    },
    learn(nowMs) {
      const newMs = nowMs - passed()
      // The true time is at least that of the answer; what is far behind was wrong.
      if (newMs > aheadMs || newMs < aheadMs - longestWayMs) aheadMs = newMs
    },
  }
  return clock
}
