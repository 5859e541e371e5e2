import type { Announcement } from '@plaza/contract/site'
import type { PopupGroup } from './audience'

/** What an announcement says; two with the same texts are the same. */
export interface Pair {
  title: string
  content: string
}

/** The set that a group has closed: its texts in each language in which it was seen, and whose texts they are. */
export interface ClosedSet {
  ids: string[]
  texts: Record<string, [string, string][]>
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string')
const isClosedSet = (value: unknown): value is ClosedSet =>
  typeof value === 'object' &&
  value !== null &&
  'ids' in value &&
  Array.isArray(value.ids) &&
  'texts' in value &&
  typeof value.texts === 'object' &&
  value.texts !== null &&
  Object.values(value.texts).every((texts) => Array.isArray(texts) && texts.every(isPair))

const textsOf = (list: readonly Pair[]) =>
  list.map(({ title, content }): [string, string] => [title, content])
const isSameSet = (some: readonly unknown[], others: readonly unknown[]): boolean => {
  const [left, right] = [some, others].map((list) => new Set(list.map((one) => JSON.stringify(one))))
  return left!.size === right!.size && [...left!].every((one) => right!.has(one))
}

const keyOf = (group: PopupGroup) => `popup${group}` as const

/** Whether a list is the set that was closed: by its texts, in a language in which it was not seen yet by its ids (POPUP-4). */
export function isClosed(
  closed: ClosedSet | undefined,
  language: string,
  list: readonly Announcement[],
): boolean {
  const texts = closed?.texts[language]
  if (texts) return isSameSet(texts, textsOf(list))
  return (
    closed !== undefined &&
    isSameSet(
      closed.ids,
      list.map(({ id }) => id),
    )
  )
}

/** What a group has closed, from local storage `popupA` or `popupB`. */
export function readClosed(storage: Storage, group: PopupGroup): ClosedSet | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(group)) ?? 'null')
    return isClosedSet(stored) ? stored : undefined
  } catch {
    // Written by another program: treated as nothing closed.
    return undefined
  }
}

/**
 * Remembers that a group has closed a list, in this language and, where it is the same set, in those before. When storage is
 * full or disabled, it shows again at the next visit.
 */
export function writeClosed(
  storage: Storage,
  group: PopupGroup,
  language: string,
  list: readonly Announcement[],
): void {
  const ids = list.map(({ id }) => id)
  const before = readClosed(storage, group)
  const others = before && isSameSet(before.ids, ids) ? before.texts : {}
  try {
    const closed: ClosedSet = { ids, texts: { ...others, [language]: textsOf(list) } }
    storage.setItem(keyOf(group), JSON.stringify(closed))
  } catch (error) {
    reportError(error)
  }
}
