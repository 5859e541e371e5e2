const dayMs = 86_400_000

/** Midnight, in UTC ms, of the calendar day that a moment has in a zone; only good to count days with. */
function dayOf(ms: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(ms)
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'))
}

/**
 * Days since a moment by the calendar of a zone (spec §2 Member center): 0 on the day itself. A device
 * whose clock is behind counts 0.
 */
export const daysSince = (ms: number, nowMs: number, timeZone: string): number =>
  Math.max(0, Math.round((dayOf(nowMs, timeZone) - dayOf(ms, timeZone)) / dayMs))
