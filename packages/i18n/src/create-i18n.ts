import type { Language } from '@plaza/contract/kernel'
import i18next, { type i18n } from 'i18next'

/** An i18next instance; the shell makes one and hands it to every remote. */
export type I18n = i18n

/** Texts of one namespace in one language: nested or flat, leaves are strings. */
export interface Catalogue {
  [key: string]: string | Catalogue
}

/** Language → namespace → catalogue. */
export type Resources = Partial<Record<Language, Record<string, Catalogue>>>

export interface I18nOptions {
  language: Language
  resources?: Resources
  /** Told of each text that neither the language nor English has; for tests and development. */
  onMissing?: (namespace: string, key: string) => void
}

/**
 * Creates an instance that is ready at once with the given resources. Namespaces are catalogues (`shell`, `ui`,
 * `errors`, `mf-cashier`); a text missing in a language is shown in English.
 */
export function createI18n({ language, resources = {}, onMissing }: I18nOptions): I18n {
  const instance = i18next.createInstance()
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    resources,
    ns: [],
    initAsync: false,
    load: 'currentOnly',
    returnEmptyString: false,
    interpolation: { escapeValue: false },
    saveMissing: onMissing !== undefined,
    missingKeyHandler: (_: readonly string[], namespace: string, key: string) => onMissing?.(namespace, key),
  })
  return instance
}

/** Adds or renews the texts of a namespace in a language; components that show them are drawn again. */
export function addCatalogue(
  instance: I18n,
  namespace: string,
  language: Language,
  catalogue: Catalogue,
): void {
  instance.addResourceBundle(language, namespace, catalogue, true, true)
}
