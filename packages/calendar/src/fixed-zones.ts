const hourMs = 3_600_000
/** Hours ahead of UTC, of zones that have had no other offset since 2000. All other zones are left to `Intl`. */
const hoursAhead: Readonly<Record<string, number>> = {
  UTC: 0,
  'Asia/Bangkok': 7,
  'Asia/Ho_Chi_Minh': 7,
  'Asia/Jakarta': 7,
  'Asia/Manila': 8,
  'Asia/Singapore': 8,
}
const fromMs = Date.UTC(2000, 0)
const untilMs = Date.UTC(2100, 0)

/**
 * How far a zone's clock is ahead of UTC at a moment, ms, if that is known without `Intl`, whose first formatter is a task
 * of 100 ms on a phone (PERF-8).
 */
export function fixedOffset(timeZone: string, ms: number): number | undefined {
  if (!(ms >= fromMs && ms < untilMs) || !Object.hasOwn(hoursAhead, timeZone)) return undefined
  return (hoursAhead[timeZone] ?? 0) * hourMs
}
