import { parseLanguage, type Language } from '@plaza/contract/kernel'
import type { PageData } from '@plaza/contract/page'
import { rememberedLanguage, rememberLanguage } from '@plaza/i18n'

const hasCookie = (): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith('language='))

/**
 * Reconciles the stored language with the document's at start. `?lang=` sets the language, so it is stored. A browser
 * that has dropped the cookie gets its document in the merchant's language; the language in local storage is then
 * requested.
 */
export function startLanguage(
  { language, settings }: Pick<PageData, 'language' | 'settings'>,
  ask: (language: Language) => void,
  search = location.search,
): void {
  if (parseLanguage(new URLSearchParams(search).get('lang')) === language) return rememberLanguage(language)
  const kept = rememberedLanguage()
  if (!kept || hasCookie()) return
  if (kept === language) rememberLanguage(kept)
  else if (settings.languages.includes(kept)) ask(kept)
}
