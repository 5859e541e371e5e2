/** How long what was fetched may be used, in ms. */
export interface Freshness {
  /** Used without asking again. */
  freshMs: number
  /** Used when asking fails. */
  staleMs: number
  /** Pause after a failure, so that a dead upstream costs one wait, not one for each request. */
  restMs: number
}

interface Entry<T> {
  value?: T
  fetchedAt: number
  failedAt: number
  asking?: Promise<T | undefined> | undefined
}

/**
 * A cache of upstream answers by key: one request for many readers, and the last answer while the upstream is away.
 */
export interface FreshCache<T> {
  /** The fresh value, or the last one when the request fails; undefined when that is too old. */
  get(key: string, ask: () => Promise<T>): Promise<T | undefined>
}

/** Creates a cache. `now` in ms; `onFailure` receives the error of a failed request. */
export function createFreshCache<T>(
  { freshMs, staleMs, restMs }: Freshness,
  now: () => number,
  onFailure: (error: unknown, key: string) => void,
): FreshCache<T> {
  const entries = new Map<string, Entry<T>>()

  async function refresh(entry: Entry<T>, key: string, ask: () => Promise<T>): Promise<T | undefined> {
    try {
      entry.value = await ask()
      entry.fetchedAt = now()
      entry.failedAt = -Infinity
      return entry.value
    } catch (error) {
      entry.failedAt = now()
      onFailure(error, key)
      return usable(entry)
    } finally {
      entry.asking = undefined
    }
  }
  const usable = (entry: Entry<T>): T | undefined =>
    now() - entry.fetchedAt <= staleMs ? entry.value : undefined

  return {
    async get(key, ask) {
      const entry = entries.get(key) ?? { fetchedAt: -Infinity, failedAt: -Infinity }
      entries.set(key, entry)
      if (now() - entry.fetchedAt <= freshMs) return entry.value
      if (now() - entry.failedAt <= restMs) return usable(entry)
      entry.asking ??= refresh(entry, key, ask)
      return entry.asking
    },
  }
}
