import { periodReader, type Period } from '@plaza/calendar'
import { limitPeriods, type LimitPeriod } from '@plaza/contract/money'

/** The frames that limits count in now: each starts again at its end. */
export type LimitFrames = Readonly<Record<LimitPeriod, Period>>

const readers: Record<LimitPeriod, ReturnType<typeof periodReader>> = {
  day: periodReader('day'),
  week: periodReader('week'),
  month: periodReader('month'),
}

/** The day, week and month of a merchant's zone. */
export const limitFrames = (timeZone: string, now: number): LimitFrames => ({
  day: readers.day(timeZone, now),
  week: readers.week(timeZone, now),
  month: readers.month(timeZone, now),
})

/** Frames as `play_limit_hit` reads them. */
export const framesForDatabase = (frames: LimitFrames): Record<LimitPeriod, { from: number; to: number }> => {
  const spanOf = ({ startMs, endMs }: Period) => ({ from: startMs, to: endMs })
  return { day: spanOf(frames.day), week: spanOf(frames.week), month: spanOf(frames.month) }
}

/** How long a deposit counts towards a limit that looks back, ms (docs/decisions/0054). */
export const rollingMs: Record<LimitPeriod, number> = {
  day: 24 * 60 * 60_000,
  week: 7 * 24 * 60 * 60_000,
  month: 30 * 24 * 60 * 60_000,
}

/** A frame that is counted in: from when, and when it starts again; null where each deposit leaves it by itself. */
export interface CountedFrame {
  sinceMs: number
  endMs: number | null
}

/** The frames of limits on deposits, by the profile of the merchant's jurisdiction. */
export function depositFrames(
  kind: 'fixed' | 'rolling',
  timeZone: string,
  now: number,
): Readonly<Record<LimitPeriod, CountedFrame>> {
  const frames = limitFrames(timeZone, now)
  const frameOf = (period: LimitPeriod): CountedFrame =>
    kind === 'fixed'
      ? // Orders are counted after a moment, and the first of a frame is in it.
        { sinceMs: frames[period].startMs - 1, endMs: frames[period].endMs }
      : { sinceMs: now - rollingMs[period], endMs: null }
  const [day, week, month] = limitPeriods.map(frameOf) as [CountedFrame, CountedFrame, CountedFrame]
  return { day, week, month }
}
