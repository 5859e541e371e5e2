import { refuseInsideTransaction } from './database/guarded-dialect'

/** How long a public answer may be cached: a change elsewhere is visible after at most this time. */
const keptMs = 2_000
const mostKept = 500

/**
 * Caches what `load` returns for a moment, by key; concurrent calls share one load. For public data only, never
 * personal data. A failure is not cached. @throws inside a transaction
 */
export function shortLived<T>(load: (key: string) => Promise<T>, ms = keptMs): (key: string) => Promise<T> {
  const kept = new Map<string, { value: Promise<T>; until: number }>()
  return async (key) => {
    refuseInsideTransaction()
    const found = kept.get(key)
    if (found && found.until > performance.now()) return found.value
    if (kept.size >= mostKept) kept.clear()
    const value = load(key)
    kept.set(key, { value, until: performance.now() + ms })
    value.catch(() => kept.delete(key))
    return value
  }
}
