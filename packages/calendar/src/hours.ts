import { addDays, type Day } from './days'
import { changeBetween, offsetAt } from './zone-clock'
import { dayAt, startOfDay } from './zone-days'

const hourMs = 3_600_000

/** An hour of a zone's day. */
export interface Hour {
  day: Day
  /** Hour on the clock, 0–23. On a day when the clock goes back, one of them occurs twice. */
  hour: number
  startMs: number
  /** The first moment after the hour. */
  endMs: number
}

/**
 * The hour of a zone that contains a moment. It lasts 60 minutes, unless the clock changes within it, as on Lord Howe
 * Island, where the clock moves by half an hour.
 */
export function hourAt(timeZone: string, ms: number): Hour {
  const offset = offsetAt(timeZone, ms)
  const local = ms + offset
  const sinceStart = ((local % hourMs) + hourMs) % hourMs
  const [from, to] = [ms - sinceStart, ms - sinceStart + hourMs]
  return {
    day: dayAt(timeZone, ms),
    hour: new Date(local).getUTCHours(),
    startMs: offsetAt(timeZone, from) === offset ? from : changeBetween(timeZone, from, ms),
    endMs: offsetAt(timeZone, to - 1) === offset ? to : changeBetween(timeZone, ms, to - 1),
  }
}

/** The hours of a zone's day in order, without gaps: 24, or 23 or 25 when the clock changes. */
export function hoursOf(timeZone: string, day: Day): Hour[] {
  const hours: Hour[] = []
  const endMs = startOfDay(timeZone, addDays(day, 1))
  for (let at = startOfDay(timeZone, day); at < endMs; at = hours.at(-1)?.endMs ?? endMs)
    hours.push(hourAt(timeZone, at))
  return hours
}
