/** Name of a zone by its distance from Greenwich at a moment (ms), such as "GMT+8". */
export function zoneName(timeZone: string, atMs: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(atMs)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
