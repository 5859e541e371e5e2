import { useI18n, useText, type Catalogue, type I18n, type Translate } from '@plaza/i18n'

/** A kit's texts in every language that the shell has. */
export interface KitCatalogues<C extends Catalogue> {
  en: C
  fil: Catalogue
  ar: Catalogue
}

/** The instance's resource store. Adding texts through it does not re-render the page; i18next's types omit it. */
const storeOf = ({ store }: I18n) =>
  store as unknown as {
    addResourceBundle: (
      language: string,
      namespace: string,
      texts: Catalogue,
      isDeep: boolean,
      overwrites: boolean,
      options: { silent: boolean },
    ) => void
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
        storeOf(i18n).addResourceBundle(language, namespace, texts, true, true, { silent: true })
    }
    return useText(namespace)
  }
}
