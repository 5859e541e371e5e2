import type { Language } from '@plaza/contract/kernel'
import { fetchChecked } from './checked-json'

declare global {
  /**
   * Loads the catalogue of a remote's feature in the page's language; remotes call it for a chunk that shows the feature.
   * `files` is language → file below `base`.
   */
  var plazaCatalogue: (remote: string, base: string, files: CatalogueFiles) => Promise<void>
}

/** Language → address of a catalogue. */
export type CatalogueFiles = Readonly<Record<string, string>>

export interface CatalogueSink {
  language(): Language
  add(namespace: string, language: Language, catalogue: Record<string, unknown>): void
}

/**
 * Loads the catalogues of remotes and of their features, each once; a failure is not kept. Offers `plazaCatalogue`.
 */
export function createRemoteCatalogues(sink: CatalogueSink) {
  const had = new Map<string, Promise<void>>()
  /** Remote → what it loads again in another language: files → their base. */
  const inUse = new Map<string, Map<CatalogueFiles, string>>()

  function load(language: Language, remote: string, files: CatalogueFiles, base = ''): Promise<void> {
    const tag = (files[language] ? language : 'en') as Language
    const file = files[tag]
    if (!file) return Promise.resolve()
    const url = base + file
    let coming = had.get(url)
    if (!coming) {
      coming = fetchChecked(url, 'locale').then((texts) =>
        sink.add(remote, tag, texts as Record<string, unknown>),
      )
      had.set(url, coming)
      coming.catch(() => had.delete(url))
    }
    return coming
  }

  globalThis.plazaCatalogue = (remote, base, files) => {
    inUse.get(remote)?.set(files, base)
    return load(sink.language(), remote, files, base)
  }
  return {
    load,
    /** A release of the remote runs from now on: an earlier one's catalogues are no longer needed. */
    use: (remote: string, files: CatalogueFiles) => inUse.set(remote, new Map([[files, '']])),
    /** Loads every catalogue in use in a language. */
    async inLanguage(language: Language): Promise<void> {
      await Promise.all(
        [...inUse].flatMap(([remote, all]) =>
          [...all].map(([files, base]) => load(language, remote, files, base)),
        ),
      )
    },
  }
}
