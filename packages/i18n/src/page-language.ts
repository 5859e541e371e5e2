import { directionOf, parseLanguage, type Language } from '@plaza/contract/kernel'
import type { BusEvent } from '@plaza/contract/page'
import type { I18n } from './create-i18n'

const key = 'language'
const yearSeconds = 365 * 24 * 60 * 60

/** Writes language and direction on the document, where styles, screen readers and tests find them. */
export function applyLanguage(language: Language, root: HTMLElement = document.documentElement): void {
  root.lang = language
  root.dir = directionOf(language)
}

/** Keeps the language in local storage (LANG-2) and mirrors it in a cookie, so that the HTML is drawn in it. */
export function rememberLanguage(language: Language, storage: Storage = localStorage): void {
  storage.setItem(key, language)
  document.cookie = `${key}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
}

/** The language stored in local storage, if it is one of the platform's. */
export const rememberedLanguage = (storage: Storage = localStorage): Language | undefined =>
  parseLanguage(storage.getItem(key))

/** The part of the bus that languages need. */
export interface LanguageBus {
  on(name: 'language:changed', listener: (payload: BusEvent<'language:changed'>) => void): () => void
}

/** Keeps an instance in step with the bus. Returns what ends it. */
export const followLanguage = (i18n: I18n, bus: LanguageBus): (() => void) =>
  bus.on('language:changed', ({ language }) => void i18n.changeLanguage(language))
