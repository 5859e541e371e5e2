import { storedGameSessionSchema, type StoredGameSession } from '@plaza/contract/play'
import { readStored } from '../../storage/read-stored'

const key = 'plaza.launch'
const stateKey = 'plaza.launch'

/** The game session that is open in this tab, or undefined. */
export const readKept = (storage: Storage = sessionStorage): StoredGameSession | undefined =>
  readStored(storage, key, storedGameSessionSchema)

export const writeKept = (kept: StoredGameSession, storage: Storage = sessionStorage): void =>
  storage.setItem(key, JSON.stringify(kept))

/** Forgets the game session of this intent, unless the tab has opened another one. */
export function dropKept(intent: string, storage: Storage = sessionStorage): void {
  if (readKept(storage)?.intent === intent) storage.removeItem(key)
}

const entryIntent = (): string | undefined => {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null) return undefined
  const intent = (state as Record<string, unknown>)[stateKey]
  return typeof intent === 'string' ? intent : undefined
}

/**
 * The game session of the current history entry: the one that was open here before a reload, otherwise a new one with its
 * own intent. An entry whose game was left gets a new one. Repeated calls return the same game session.
 */
export function gameSessionOfEntry(account: string, search: string): StoredGameSession {
  const kept = readKept()
  const isSame = kept?.account === account && kept.search === search && kept.intent === entryIntent()
  if (kept && isSame) return kept
  return newGameSession(account, search)
}

/** Starts a new game session in the current history entry. */
export function newGameSession(account: string, search: string): StoredGameSession {
  const kept: StoredGameSession = { intent: crypto.randomUUID(), account, search }
  history.replaceState({ ...(history.state as object | null), [stateKey]: kept.intent }, '')
  writeKept(kept)
  return kept
}
