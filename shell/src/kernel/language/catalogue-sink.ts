import type { CatalogueSink } from '@plaza/federation/boot'
import { addCatalogue, type Catalogue, type I18n } from '@plaza/i18n'
import type { LazyNamespace } from './lazy-catalogue'

/**
 * Where the catalogues of remotes are added. Since host contract 1.2.0 each ships its errors under `errors`; with one
 * that does not, the errors that the shell had for earlier releases are loaded (ERROR-1).
 */
export const createCatalogueSink = (
  i18n: I18n,
  language: CatalogueSink['language'],
  loadNamespace: (namespace: LazyNamespace) => Promise<void>,
): CatalogueSink => ({
  language,
  add(namespace, tag, catalogue) {
    addCatalogue(i18n, namespace, tag, catalogue as Catalogue)
    // Without them an error has the text of its kind, and the next catalogue tries again.
    if (!('errors' in catalogue))
      loadNamespace('earlier-errors').catch((error: unknown) => reportError(error))
  },
})
