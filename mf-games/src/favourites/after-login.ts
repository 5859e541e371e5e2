import { afterLoginMs, keptWishSchema, type KeptWish } from '@plaza/contract'
import { readStored } from '../storage/read-stored'

/** What a visitor wanted to do with a game when it was asked to sign in. */
export type AfterLogin = Omit<KeptWish, 'at'>

const key = 'plaza.afterLogin'

/** Keeps the wish until the visitor has signed in (FAV-1); a second one takes its place. */
export function rememberWish(storage: Storage, wish: AfterLogin, nowMs: number): void {
  storage.setItem(key, JSON.stringify({ ...wish, at: nowMs }))
}

/** The wish that was kept, once: it is forgotten by this. Undefined where there is none, or it is too old. */
export function takeWish(storage: Storage, nowMs: number): AfterLogin | undefined {
  const value = readStored(storage, key, keptWishSchema)
  storage.removeItem(key)
  if (!value || nowMs - value.at >= afterLoginMs || value.at > nowMs) return undefined
  const { want, nodeId, vassalage } = value
  return { want, nodeId, vassalage }
}
