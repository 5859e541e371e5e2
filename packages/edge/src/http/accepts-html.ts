/** Whether a request names HTML, accepts anything, or wants something else. */
export type HtmlPreference = 'named' | 'anything' | 'no'

/** Reads the preference from an `accept` header. */
export function htmlPreference(accept: string | undefined): HtmlPreference {
  if (accept === undefined || accept.trim() === '') return 'anything'
  const types = accept
    .toLowerCase()
    .split(',')
    .map((type) => type.split(';')[0]?.trim())
  if (types.includes('text/html')) return 'named'
  return types.includes('*/*') || types.includes('text/*') ? 'anything' : 'no'
}
