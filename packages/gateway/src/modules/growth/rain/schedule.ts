import { addDays, dayAt, hoursOf } from '@plaza/calendar'
import type { RainTerms } from './rain-settings'

/** A session by its time, ms. */
export interface PlannedSession {
  startsAt: number
  /** The first moment after it. */
  endsAt: number
}

/**
 * The sessions of the days around a moment, in order: of yesterday, because one may last over midnight, to tomorrow. An hour
 * that the clock leaves out has none, and one that it repeats has one.
 */
export function plannedSessions(
  { times, seconds }: Pick<RainTerms, 'times' | 'seconds'>,
  timeZone: string,
  now: number,
): PlannedSession[] {
  const today = dayAt(timeZone, now)
  return [addDays(today, -1), today, addDays(today, 1)].flatMap((day) => {
    const hours = hoursOf(timeZone, day)
    return times
      .flatMap((time) => {
        const [hour, minute] = time.split(':').map(Number) as [number, number]
        const found = hours.find((one) => one.hour === hour)
        return found ? [found.startMs + minute * 60_000] : []
      })
      .sort((one, other) => one - other)
      .map((startsAt) => ({ startsAt, endsAt: startsAt + seconds * 1_000 }))
  })
}
