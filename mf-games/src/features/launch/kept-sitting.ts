import { keptSittingSchema, type KeptSitting } from '@plaza/contract'
import { readStored } from '../../storage/read-stored'

const key = 'plaza.launch'
const stateKey = 'plaza.launch'

/** The sitting that this tab has open, or undefined. */
export const readKept = (storage: Storage = sessionStorage): KeptSitting | undefined =>
  readStored(storage, key, keptSittingSchema)

export const writeKept = (kept: KeptSitting, storage: Storage = sessionStorage): void =>
  storage.setItem(key, JSON.stringify(kept))

/** Forgets the sitting, unless the tab has opened another one meanwhile. */
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
 * The sitting of the present entry of history: the one that was open here before a reload, else a new one with an intent
 * of its own. An entry that is come back to after its game was left begins anew. Asked twice it answers the same.
 */
export function sittingOfEntry(account: string, search: string): KeptSitting {
  const kept = readKept()
  const isSame = kept?.account === account && kept.search === search && kept.intent === entryIntent()
  if (kept && isSame) return kept
  return newSitting(account, search)
}

/** Begins a new sitting in the present entry of history. */
export function newSitting(account: string, search: string): KeptSitting {
  const kept: KeptSitting = { intent: crypto.randomUUID(), account, search }
  history.replaceState({ ...(history.state as object | null), [stateKey]: kept.intent }, '')
  writeKept(kept)
  return kept
}
