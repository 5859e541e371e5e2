import { dayAt, daysBetween } from '@plaza/calendar'

/** Days since a moment by the calendar of a zone: 0 on the same day, and also when the device's clock is behind. */
export const daysSince = (ms: number, nowMs: number, timeZone: string): number =>
  Math.max(0, daysBetween(dayAt(timeZone, ms), dayAt(timeZone, nowMs)))
