import { PlainError } from '@plaza/server-kit'

/** A moment as ms; null for none. @throws PlainError for a text that is not a time. */
export function parseUntil(text: string | undefined): number | null {
  if (text === undefined) return null
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new PlainError(`"${text}" is not a time such as 2026-11-30T18:00:00+08:00.`)
  return at
}
