const key = 'plaza.searches'
/** Searches that are remembered. */
export const maxSearches = 8

/** What was searched for in this browser, the last one first. */
export function readSearches(storage: Storage): string[] {
  const text = storage.getItem(key)
  if (text === null) return []
  try {
    const kept: unknown = JSON.parse(text)
    if (!Array.isArray(kept)) return []
    return kept.filter((one): one is string => typeof one === 'string' && one !== '').slice(0, maxSearches)
  } catch {
    // Not ours any more: the next search replaces it.
    return []
  }
}

/** Remembers a search; one that was there already comes first again. */
export function addSearch(storage: Storage, search: string): void {
  const text = search.trim()
  if (!text) return
  const others = readSearches(storage).filter((one) => one.toLowerCase() !== text.toLowerCase())
  try {
    storage.setItem(key, JSON.stringify([text, ...others].slice(0, maxSearches)))
  } catch (error) {
    reportError(error)
  }
}

/** Forgets them all. */
export const clearSearches = (storage: Storage): void => storage.removeItem(key)
