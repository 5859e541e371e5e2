import type { ReleaseHealth } from '@plaza/contract/release'

const minuteMs = 60_000
const minutesKept = 30

/** Page loads of one minute. */
export type Minute = ReleaseHealth['minutes'][number]

/** Page loads by the minute, of the last thirty minutes. */
export class MinuteCounts {
  private minutes: Minute[] = []

  /** The bucket of a minute (ms), to be counted in; buckets older than the window are dropped. */
  at(now: number): Minute {
    const begin = Math.floor(now / minuteMs) * minuteMs
    const last = this.minutes.at(-1)
    if (last?.at === begin) return last
    const minute = { at: begin, loads: 0, failed: 0 }
    this.minutes = [...this.latest(now), minute]
    return minute
  }

  /** Copies of what was counted in the thirty minutes before a moment (ms), oldest first. */
  until(now: number): Minute[] {
    return this.latest(now).map((minute) => ({ ...minute }))
  }

  private latest(now: number): Minute[] {
    return this.minutes.filter((minute) => minute.at > now - minutesKept * minuteMs)
  }
}
