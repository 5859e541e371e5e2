import { dayOfUtc, utcOf, type Day } from './days'
import { changeBetween, offsetAt } from './zone-clock'

const hourMs = 3_600_000

/** The day that the calendar of a zone shows at a moment. @throws RangeError when the zone is unknown. */
export const dayAt = (timeZone: string, ms: number): Day => dayOfUtc(ms + offsetAt(timeZone, ms))

/**
 * When a day begins in a zone, ms: at midnight there, or at the clock change that skips midnight. A day that the zone
 * skipped entirely begins and ends at that change.
 */
export function startOfDay(timeZone: string, day: Day): number {
  const utc = utcOf(day)
  // No zone is more than 14 hours ahead of UTC or 12 hours behind.
  const [fromMs, toMs] = [utc - 15 * hourMs, utc + 13 * hourMs]
  const [before, after] = [offsetAt(timeZone, fromMs), offsetAt(timeZone, toMs)]
  if (before === after) return utc - before
  const change = changeBetween(timeZone, fromMs, toMs)
  return utc - before < change ? utc - before : Math.max(change, utc - after)
}
