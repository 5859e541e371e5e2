import { allSavedPicksSchema, type SavedPicks } from '@plaza/contract/lottery'
import { readStored } from '../../storage/read-stored'

const key = 'plaza.savedPicks'
/** Most that one account saves in a browser. */
export const mostSaved = 50

type All = Readonly<Record<string, readonly SavedPicks[]>>

const nothing: All = {}
const none: readonly SavedPicks[] = []
const listeners = new Set<() => void>()
let cached: { text: string | null; all: All } | undefined

function readAll(): All {
  const text = localStorage.getItem(key)
  if (cached?.text !== text)
    cached = { text, all: readStored(localStorage, key, allSavedPicksSchema) ?? nothing }
  return cached?.all ?? nothing
}

/** What an account saved in this browser, newest first; the same list until it changes. */
export const savedOf = (account: string): readonly SavedPicks[] => readAll()[account] ?? none

/** Whether it could be written: a storage may be full or disabled. */
function write(account: string, saved: readonly SavedPicks[]): boolean {
  const { [account]: _before, ...others } = readAll()
  try {
    localStorage.setItem(key, JSON.stringify(saved.length > 0 ? { ...others, [account]: saved } : others))
  } catch (error) {
    reportError(error)
    return false
  }
  for (const listener of [...listeners]) listener()
  return true
}

/**
 * Saves numbers of an account, in place of those of the same rules and name (TABLE-8). False where there are too many, or the
 * storage takes no more.
 */
export function savePicks(account: string, picks: Omit<SavedPicks, 'id'>): boolean {
  const others = savedOf(account).filter(({ name, rules }) => name !== picks.name || rules !== picks.rules)
  return others.length < mostSaved && write(account, [{ ...picks, id: crypto.randomUUID() }, ...others])
}

/** Forgets numbers of an account. */
export const deletePicks = (account: string, id: string): boolean =>
  write(
    account,
    savedOf(account).filter((one) => one.id !== id),
  )

/** Calls back when they change, in another tab too. Returns the function that stops it. */
export function onSaved(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', follow)
  }
}
