import type { Language } from '@plaza/contract/kernel'
import { addCatalogue, type Catalogue, type I18n } from '@plaza/i18n'

/**
 * Catalogues of the shell that come with the screens that need them: folders of `src/locales`. `earlier-errors` has the
 * errors that remotes ship since host contract 1.2.0; only releases built before need it.
 */
export type LazyNamespace = 'sign-in' | 'front' | 'releases' | 'earlier-errors'

/** The languages of a lazy catalogue; keys missing in one are shown in English. */
const written: readonly Language[] = ['en', 'fil', 'ar']

const load = (namespace: LazyNamespace, language: Language): Promise<{ default: Catalogue }> =>
  import(`../../locales/${namespace}/${language}.json`) as Promise<{ default: Catalogue }>

/** Loads lazy catalogues, each once per language; a failure is not cached, so that the next call tries again. */
export function createLazyCatalogues(i18n: I18n, readCatalogue: typeof load = load) {
  const wanted = new Set<LazyNamespace>()
  const had = new Map<string, Promise<void>>()
  const learn = (namespace: LazyNamespace, language: Language): Promise<void> => {
    const tag = written.includes(language) ? language : 'en'
    const key = `${namespace}/${tag}`
    const known = had.get(key)
    if (known) return known
    const coming = readCatalogue(namespace, tag).then(({ default: catalogue }) =>
      addCatalogue(i18n, namespace, tag, catalogue),
    )
    had.set(key, coming)
    coming.catch(() => had.delete(key))
    return coming
  }
  return {
    /**
     * Loads the texts of a namespace in the current language, and from then on in every language that is selected.
     */
    loadNamespace(namespace: LazyNamespace): Promise<void> {
      wanted.add(namespace)
      return learn(namespace, i18n.language)
    },
    /** Loads every namespace requested so far in a language that is about to be selected. */
    learnWanted: (language: Language): Promise<unknown> =>
      Promise.all([...wanted].map((namespace) => learn(namespace, language))),
  }
}
