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

/** Closed announcements that are remembered, the latest first. */
const keptAtMost = 100

/** The announcements of a list without those whose title and content are in another (POPUP-4). */
export function without<T extends Pair>(list: readonly T[], others: readonly Pair[]): T[] {
  const names = new Set(others.map(nameOf))
  return list.filter((one) => !names.has(nameOf(one)))
}

/** What a group has closed, from local storage `popupA` or `popupB`, the latest first. */
export function readClosed(storage: Storage, group: PopupGroup): Pair[] {
  const text = storage.getItem(keyOf(group))
  if (text === null) return []
  try {
    const stored: unknown = JSON.parse(text)
    if (!Array.isArray(stored) || !stored.every(isStoredPair)) return []
    return stored.map(([title, content]) => ({ title, content }))
  } catch {
    // Written by another program: treated as nothing closed.
    return []
  }
}

/**
 * Adds what a group has closed to what it closed before. When storage is full or disabled, it shows again at the next
 * visit.
 */
export function addClosed(storage: Storage, group: PopupGroup, closed: readonly Pair[]): void {
  const all = [...closed, ...without(readClosed(storage, group), closed)].slice(0, keptAtMost)
  try {
    storage.setItem(keyOf(group), JSON.stringify(all.map(({ title, content }) => [title, content])))
  } catch (error) {
    reportError(error)
  }
}
