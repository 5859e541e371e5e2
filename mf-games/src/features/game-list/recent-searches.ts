import { keptSearchSchema } from '@plaza/contract/play'
import { readStoredList } from '../../storage/read-stored'

const key = 'plaza.searches'
/** Searches that are remembered. */
export const maxSearches = 8

/** What was searched for in this browser, the last one first. */
export const readSearches = (storage: Storage): string[] =>
  readStoredList(storage, key, keptSearchSchema).slice(0, maxSearches)

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
