import type { Clock } from '../kernel/clock'

/** A clock that only the test moves. */
export interface TestClock extends Clock {
  /** Advances time; timers run in order, each after the previous one has settled. */
  advance(ms: number): Promise<void>
}

/** Lets everything go on that waits for nothing but work that is under way: queries, and hashes on other threads. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    // On a busy machine the threads are late; a hash of our own waits for them as long as the work's hashes do.
    if (turn % 4 === 0) await crypto.subtle.digest('SHA-256', new Uint8Array(1))
  }
}

export function testClock(start = Date.UTC(2026, 10, 1, 4)): TestClock {
  let now = start
  let planned: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    after: (ms, run) => {
      const plan = { at: now + ms, run }
      planned.push(plan)
      return () => {
        planned = planned.filter((one) => one !== plan)
      }
    },
    advance: async (ms) => {
      const end = now + ms
      await settle()
      for (;;) {
        const next = planned.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        planned = planned.filter((one) => one !== next)
        now = Math.max(now, next.at)
        next.run()
        await settle()
      }
      now = end
    },
  }
}
