import type { PopupGroup } from './audience'

/** Identity of an announcement for remembering that it was closed: two with the same texts are the same. */
export interface Pair {
  title: string
  content: string
}

/** A pair as it is stored: title, content. */
const isStoredPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string')
const nameOf = (pair: Pair): string => JSON.stringify([pair.title, pair.content])
const keyOf = (group: PopupGroup) => `popup${group}` as const

/** Whether two lists are the same set of title and content pairs, in any order (POPUP-4). */
export function isSameSet(one: readonly Pair[], other: readonly Pair[]): boolean {
  const [left, right] = [new Set(one.map(nameOf)), new Set(other.map(nameOf))]
  return left.size === right.size && [...left].every((name) => right.has(name))
}

/** The set that a group closed last, from local storage `popupA` or `popupB`; null when it has closed none. */
export function readClosed(storage: Storage, group: PopupGroup): Pair[] | null {
  const text = storage.getItem(keyOf(group))
  if (text === null) return null
  try {
    const stored: unknown = JSON.parse(text)
    if (!Array.isArray(stored) || !stored.every(isStoredPair)) return null
    return stored.map(([title, content]) => ({ title, content }))
  } catch {
    // Written by another program: treated as nothing closed.
    return null
  }
}

/** Stores the set that a group has closed. When storage is full or disabled, it shows again at the next visit. */
export function writeClosed(storage: Storage, group: PopupGroup, closed: readonly Pair[]): void {
  try {
    storage.setItem(keyOf(group), JSON.stringify(closed.map(({ title, content }) => [title, content])))
  } catch (error) {
    reportError(error)
  }
}
