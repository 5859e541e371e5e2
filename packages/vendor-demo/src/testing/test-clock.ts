import type { Clock } from '../clock'

/** A clock that only the test moves. */
export interface TestClock extends Clock {
  /** Moves time on; what was planned for it happens in its order, each after what came before has settled. */
  advance(ms: number): Promise<void>
}

/** Lets everything go on that waits for nothing but work that is under way. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve))
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
