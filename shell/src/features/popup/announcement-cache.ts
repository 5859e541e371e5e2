import type { Language } from '@plaza/contract/kernel'
import { announcementSchema, type Announcement } from '@plaza/contract/site'

const key = 'announcementNotice'

/**
 * The announcements of the last answer in a language, stored in local storage to be shown at once (CALL-6); undefined
 * when there are none in this language.
 */
export function readKept(storage: Storage, language: Language): Announcement[] | undefined {
  const text = storage.getItem(key)
  if (text === null) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null) return undefined
    if (!('language' in kept) || kept.language !== language) return undefined
    if (!('announcements' in kept) || !Array.isArray(kept.announcements)) return undefined
    const parsed = kept.announcements.map((one: unknown) => announcementSchema.safeParse(one))
    return parsed.every((one) => one.success) ? parsed.map(({ data }) => data) : undefined
  } catch {
    // Written by another program: the next answer replaces it.
    return undefined
  }
}

/** Stores the announcements of an answer. When storage is full or disabled, each visit requests them. */
export function writeKept(
  storage: Storage,
  language: Language,
  announcements: readonly Announcement[],
): void {
  try {
    storage.setItem(key, JSON.stringify({ language, announcements }))
  } catch (error) {
    reportError(error)
  }
}
