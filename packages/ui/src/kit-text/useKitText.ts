import { useI18n, useText, type Catalogue, type I18n, type Translate } from '@plaza/i18n'

/** A kit's texts in every language that the shell has. */
export interface KitCatalogues<C extends Catalogue> {
  en: C
  fil: Catalogue
  ar: Catalogue
}

/**
 * Creates the hook that gives a kit its texts, which ship with the kit instead of with the page's first catalogue. They
 * are added to the page's instance when the kit is first rendered, without an event, because nothing rendered earlier
 * shows them.
 */
export function kitText<N extends string, C extends Catalogue>(
  namespace: N,
  catalogues: KitCatalogues<C>,
): () => Translate<N> {
  const known = new WeakSet<I18n>()
  return function useKitText() {
    const i18n = useI18n()
    if (!known.has(i18n)) {
      known.add(i18n)
      for (const [language, texts] of Object.entries(catalogues))
        i18n.store.addResourceBundle(language, namespace, texts, true, true, { silent: true })
    }
    return useText(namespace)
  }
}
