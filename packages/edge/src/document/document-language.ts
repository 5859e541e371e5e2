import { parseLanguage } from '@plaza/contract/kernel'
import type { Language } from '@plaza/contract/kernel'
import type { Settings } from '@plaza/contract/site'

/** The parts of a request that determine its language. */
export interface LanguageWish {
  /** `?lang=` */
  parameter: unknown
  cookie: string | undefined
}

/**
 * The language that a document is drawn in: `?lang=`, else the cookie, else the merchant's default, whatever the
 * browser's own is (LANG-2); only languages that the merchant has.
 */
export function documentLanguage({ parameter, cookie }: LanguageWish, settings: Settings): Language {
  const wishes = [typeof parameter === 'string' ? parameter : undefined, cookie].map(parseLanguage)
  return (
    wishes.find((wish) => wish !== undefined && settings.languages.includes(wish)) ?? settings.defaultLanguage
  )
}
