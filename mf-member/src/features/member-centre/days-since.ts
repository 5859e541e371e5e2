import { dayAt, daysBetween } from '@plaza/calendar'

/** Days since a moment by the calendar of a zone: 0 on the day itself, and for a device whose clock is behind. */
export const daysSince = (ms: number, nowMs: number, timeZone: string): number =>
  Math.max(0, daysBetween(dayAt(timeZone, ms), dayAt(timeZone, nowMs)))
