import { afterLoginMs } from '@plaza/contract'

/** What a visitor wanted to do with a game when it was asked to sign in. */
export interface AfterLogin {
  want: 'favourite'
  nodeId: number
  /** Vendor code. */
  vassalage: string
}

const key = 'plaza.afterLogin'

/** Keeps the wish until the visitor has signed in (spec §6 Visitors); a second one takes its place. */
export function rememberWish(storage: Storage, wish: AfterLogin, nowMs: number): void {
  storage.setItem(key, JSON.stringify({ ...wish, at: nowMs }))
}

/** The wish that was kept, once: it is forgotten by this. Undefined where there is none, or it is too old. */
export function takeWish(storage: Storage, nowMs: number): AfterLogin | undefined {
  const text = storage.getItem(key)
  storage.removeItem(key)
  const value = parse(text)
  if (!value || nowMs - value.at >= afterLoginMs || value.at > nowMs) return undefined
  const { want, nodeId, vassalage } = value
  return { want, nodeId, vassalage }
}

function parse(text: string | null): (AfterLogin & { at: number }) | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isWish(value) ? value : undefined
  } catch {
    // Written by something else: as good as nothing.
    return undefined
  }
}

const isWish = (value: unknown): value is AfterLogin & { at: number } =>
  typeof value === 'object' &&
  value !== null &&
  'want' in value &&
  value.want === 'favourite' &&
  'nodeId' in value &&
  Number.isSafeInteger(value.nodeId) &&
  'vassalage' in value &&
  typeof value.vassalage === 'string' &&
  'at' in value &&
  typeof value.at === 'number'
