/** How long an answer that everybody gets may be kept: what is changed elsewhere is seen after at most so long. */
const keptMs = 2_000
const mostKept = 500

/**
 * Keeps what `load` answers for a moment, by key; calls at the same time share one load. For public data only:
 * nothing of a person goes through here. A failure is not kept.
 */
export function shortLived<T>(load: (key: string) => Promise<T>, ms = keptMs): (key: string) => Promise<T> {
  const kept = new Map<string, { value: Promise<T>; until: number }>()
  return (key) => {
    const found = kept.get(key)
    if (found && found.until > performance.now()) return found.value
    if (kept.size >= mostKept) kept.clear()
    const value = load(key)
    kept.set(key, { value, until: performance.now() + ms })
    value.catch(() => kept.delete(key))
    return value
  }
}
