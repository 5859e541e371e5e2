import { fixedOffset } from './fixed-zones'

/** Name of a zone by its distance from Greenwich at a moment (ms), such as "GMT+8". */
export function zoneName(timeZone: string, atMs: number): string {
  const fixed = fixedOffset(timeZone, atMs)
  if (fixed !== undefined) return `GMT+${fixed / 3_600_000}`
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(atMs)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
