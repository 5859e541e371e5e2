/**
 * Id of the entry that the query parameter `i` opens (HELP-1): 0 when it is absent or matches no entry; null when the
 * person has closed it.
 */
export function openEntry(i: string | null, count: number): string | null {
  if (i === 'none') return null
  return i !== null && /^\d{1,4}$/.test(i) && Number(i) < count ? String(Number(i)) : '0'
}
