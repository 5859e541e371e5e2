import type { Language } from '@plaza/contract/kernel'
import type { Announcement } from '@plaza/contract/site'
import type { PopupGroup } from './audience'

/** Title and content of an announcement, as stored; two with the same texts are the same. */
type Texts = [title: string, content: string]

/**
 * The set that a group closed last: whose texts they are, and the texts themselves in each language in which it was
 * seen since. Stored by earlier releases, it is a list of texts without ids.
 */
export interface ClosedSet {
  ids: string[]
  texts: Partial<Record<Language, Texts[]>>
}

const isTexts = (value: unknown): value is Texts[] =>
  Array.isArray(value) &&
  value.every(
    (one) => Array.isArray(one) && one.length === 2 && one.every((text) => typeof text === 'string'),
  )
const isClosedSet = (value: unknown): value is ClosedSet =>
  typeof value === 'object' &&
  value !== null &&
  'ids' in value &&
  Array.isArray(value.ids) &&
  value.ids.every((id) => typeof id === 'string') &&
  'texts' in value &&
  typeof value.texts === 'object' &&
  value.texts !== null &&
  Object.values(value.texts).every(isTexts)

const textsOf = (list: readonly Announcement[]): Texts[] => list.map(({ title, content }) => [title, content])
const hasAll = (known: readonly unknown[], wanted: readonly unknown[]): boolean => {
  const names = new Set(known.map((one) => JSON.stringify(one)))
  return wanted.every((one) => names.has(JSON.stringify(one)))
}
const keyOf = (group: PopupGroup) => `popup${group}` as const

/**
 * Whether a list is the set that was closed, or what is left of it (POPUP-4): by its titles and contents, and in a language
 * in which that set was not seen yet, by its ids.
 */
export function isClosed(
  closed: ClosedSet | undefined,
  language: Language,
  list: readonly Announcement[],
): boolean {
  if (!closed) return false
  const texts = closed.texts[language]
  return texts
    ? hasAll(texts, textsOf(list))
    : hasAll(
        closed.ids,
        list.map(({ id }) => id),
      )
}

/** What a group has closed, from local storage `popupA` or `popupB`; `language` is that of a set without one. */
export function readClosed(storage: Storage, group: PopupGroup, language: Language): ClosedSet | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(group)) ?? 'null')
    if (isTexts(stored)) return { ids: [], texts: { [language]: stored } }
    return isClosedSet(stored) ? stored : undefined
  } catch {
    // Written by another program: treated as nothing closed.
    return undefined
  }
}

/** Stores what a group has closed. When storage is full or disabled, it shows again at the next visit. */
function store(storage: Storage, group: PopupGroup, closed: ClosedSet): void {
  try {
    storage.setItem(keyOf(group), JSON.stringify(closed))
  } catch (error) {
    reportError(error)
  }
}

/** Remembers that a group has closed a list; it replaces what was closed before, in every language. */
export const writeClosed = (
  storage: Storage,
  group: PopupGroup,
  language: Language,
  list: readonly Announcement[],
): void => store(storage, group, { ids: list.map(({ id }) => id), texts: { [language]: textsOf(list) } })

/** Remembers the closed set's texts in a language in which it was not seen yet, so that a change of them is seen. */
export function noteSeen(
  storage: Storage,
  group: PopupGroup,
  language: Language,
  list: readonly Announcement[],
): void {
  const closed = readClosed(storage, group, language)
  if (!closed || list.length === 0) return
  const isNoted = closed.texts[language] !== undefined && closed.ids.length > 0
  if (isNoted) return
  const ids = closed.ids.length > 0 ? closed.ids : list.map(({ id }) => id)
  store(storage, group, { ids, texts: { [language]: textsOf(list), ...closed.texts } })
}
