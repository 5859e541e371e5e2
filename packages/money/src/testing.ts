import type { Catalogue } from '@plaza/i18n'
import { createIntents, type Intents } from './intent/intents'
import { intentsKey } from './intent/intents-key'
import en from './locales/en.json'
import fil from './locales/fil.json'

/** A remote's catalogues for its tests, merged with the texts of this package as the build merges them. */
export const withMoneyTexts = (catalogues: { en: Catalogue; fil: Catalogue }) => ({
  en: { ...catalogues.en, '@plaza/money': en },
  fil: { ...catalogues.fil, '@plaza/money': fil },
})

/**
 * The intents of an account in this tab, as a screen reads them; intents that begin through this object have the given
 * key.
 */
export const testIntents = (remote: string, account: string, key: string): Intents =>
  createIntents({ storage: sessionStorage, storageKey: intentsKey(remote), account, newKey: () => key })
