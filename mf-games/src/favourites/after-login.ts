import { afterLoginMs } from '@plaza/contract/kernel'
import { storedIntentionSchema, type StoredIntention } from '@plaza/contract/play'
import { readStored } from '../storage/read-stored'

/** What a visitor intended to do with a game when sign-in was required. */
export type AfterLogin = Omit<StoredIntention, 'at'>

const key = 'plaza.afterLogin'

/** Stores the intention until the visitor has signed in (FAV-1); a later one replaces it. */
export function keepIntention(storage: Storage, intention: AfterLogin, nowMs: number): void {
  storage.setItem(key, JSON.stringify({ ...intention, at: nowMs }))
}

/** Returns and removes the stored intention; undefined when there is none, or it has expired. */
export function popIntention(storage: Storage, nowMs: number): AfterLogin | undefined {
  const value = readStored(storage, key, storedIntentionSchema)
  storage.removeItem(key)
  if (!value || nowMs - value.at >= afterLoginMs || value.at > nowMs) return undefined
  const { want, nodeId, vassalage } = value
  return { want, nodeId, vassalage }
}
