import type { Result } from '@plaza/contract/lottery'

/**
 * Results, newest first, with one that came after they were loaded. Pages that moved on between two requests have an
 * issue twice; it is shown once.
 */
export function withLast(loaded: readonly Result[], last: Result | null): Result[] {
  const seen = new Set<string>()
  const [first] = loaded
  const all = last && (!first || last.drawAt > first.drawAt) ? [last, ...loaded] : loaded
  return all.filter(({ no }) => !seen.has(no) && seen.add(no))
}
