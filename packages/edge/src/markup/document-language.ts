import { parseLanguage } from '@plaza/contract/kernel'
import type { Language } from '@plaza/contract/kernel'
import type { Settings } from '@plaza/contract/site'

/** The parts of a request that determine its language. */
export interface LanguagePreference {
  /** `?lang=` */
  parameter: unknown
  cookie: string | undefined
}

/**
 * The language that a document is drawn in: `?lang=`, else the cookie, else the merchant's default, whatever the
 * browser's own is (LANG-2); only languages that the merchant has.
 */
export function documentLanguage({ parameter, cookie }: LanguagePreference, settings: Settings): Language {
  const preferences = [typeof parameter === 'string' ? parameter : undefined, cookie].map(parseLanguage)
  return (
    preferences.find((language) => language !== undefined && settings.languages.includes(language)) ??
    settings.defaultLanguage
  )
}
