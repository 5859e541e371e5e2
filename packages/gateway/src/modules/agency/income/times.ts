import { addDays, dayAt, startOfDay } from '@plaza/calendar'

const minuteMs = 60_000

/** How long after the end of its period each income is settled, ms: 02:00 and 02:30 of the next day, and five minutes past the hour. */
export const settledAfterMs = {
  rates: 120 * minuteMs,
  'daily-salary': 150 * minuteMs,
  'hourly-salary': 5 * minuteMs,
} as const

/** When what was earned on a day is settled, ms. */
export const settledAt = (run: 'rates' | 'daily-salary', timeZone: string, day: string): number =>
  startOfDay(timeZone, addDays(day, 1)) + settledAfterMs[run]

/** The last day that is to be settled by now. */
export function lastSettledDay(run: 'rates' | 'daily-salary', timeZone: string, now: number): string {
  const yesterday = addDays(dayAt(timeZone, now), -1)
  return settledAt(run, timeZone, yesterday) <= now ? yesterday : addDays(yesterday, -1)
}
