import type { ReleaseHealth } from '@plaza/contract/release'

/** Minutes that a health line shows. */
export const healthMinutes = 30
const minuteMs = 60_000

/** Loads and failed loads of one minute. */
export interface MinuteCount {
  loads: number
  failed: number
}

/** What a release did in the last thirty minutes. */
export interface HealthFacts extends MinuteCount {
  /** Failed loads of all, in basis points; 0 without any load. */
  failedBasisPoints: number
  /** Thirty minutes, oldest first; those in which nothing was counted are zero. */
  line: MinuteCount[]
}

/** Facts of the thirty minutes up to `now` (ms). */
export function healthFacts(health: Pick<ReleaseHealth, 'minutes'> | undefined, now: number): HealthFacts {
  const last = Math.floor(now / minuteMs)
  const counted = new Map((health?.minutes ?? []).map((minute) => [Math.floor(minute.at / minuteMs), minute]))
  const line = Array.from({ length: healthMinutes }, (_, index) => {
    const found = counted.get(last - healthMinutes + 1 + index)
    return { loads: found?.loads ?? 0, failed: found?.failed ?? 0 }
  })
  const loads = line.reduce((sum, minute) => sum + minute.loads, 0)
  const failed = line.reduce((sum, minute) => sum + minute.failed, 0)
  return { loads, failed, failedBasisPoints: loads > 0 ? Math.round((failed / loads) * 10_000) : 0, line }
}
