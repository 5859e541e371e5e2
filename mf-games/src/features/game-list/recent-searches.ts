import { storedSearchSchema } from '@plaza/contract/play'
import { readStoredList } from '../../storage/read-stored'

const key = 'plaza.searches'
/** Maximum number of remembered searches. */
export const maxSearches = 8

/** Recent searches in this browser, latest first. */
export const readSearches = (storage: Storage): string[] =>
  readStoredList(storage, key, storedSearchSchema).slice(0, maxSearches)

/** Remembers a search; a repeated one moves to the front. */
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

/** Clears them. */
export const clearSearches = (storage: Storage): void => storage.removeItem(key)
