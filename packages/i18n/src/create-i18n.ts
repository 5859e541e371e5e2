import type { Language } from '@plaza/contract/kernel'
import { fillText, findText, type Catalogue } from './find-text'

/** Language → namespace → catalogue. */
export type Resources = Partial<Record<Language, Record<string, Catalogue>>>

type Values = Record<string, string | number>

/** The texts of a page and its language. The shell creates one and hands it to every remote. */
export interface I18n {
  readonly language: Language
  /**
   * The text of a key: in the language, otherwise in English, otherwise the key itself. `values` fill its placeholders;
   * `count` chooses the plural form.
   */
  text: (namespace: string, key: string, values?: Values) => string
  /** Whether the language or English has a text for a key. */
  has: (namespace: string, key: string) => boolean
  /** Changes the language, and draws everything that shows a text again. */
  changeLanguage: (language: Language) => void
  /** Calls back with the namespace whose texts were added, or with none after a change of language. */
  subscribe: (listener: (namespace?: string) => void) => () => void
  /** Where texts are added. Kits inside remotes call it too, also kits of earlier releases: its shape stays. */
  store: {
    addResourceBundle: (
      language: string,
      namespace: string,
      texts: Catalogue,
      isDeep: boolean,
      overwrites: boolean,
      options?: { silent?: boolean },
    ) => void
  }
}

export interface I18nOptions {
  language: Language
  resources?: Resources
  /** Called with each text that neither the language nor English has; for tests and development. */
  onMissing?: (namespace: string, key: string) => void
}

/** Where the errors that catalogues ship are kept, after those of the host, which they cannot replace. */
const shippedErrors = 'errors of remotes'

/** The texts of errors that a catalogue ships: its own, and those of the kits whose texts travel in it. */
function* errorsIn(texts: Catalogue): Generator<Catalogue> {
  for (const [key, part] of Object.entries(texts))
    if (typeof part === 'object')
      if (key === 'errors') yield part
      else if (key.startsWith('@')) yield* errorsIn(part)
}

/** Plural rules by language, made when a text first needs them. */
const rules: Record<string, Intl.PluralRules> = {}

/** Keys of a text from the most specific: the form for zero, the plural form, the key itself. */
function formsOf(key: string, language: string, count: unknown): string[] {
  if (typeof count !== 'number') return [key]
  const form = `${key}_${(rules[language] ??= new Intl.PluralRules(language)).select(count)}`
  return count === 0 ? [`${key}_zero`, form, key] : [form, key]
}

/**
 * Creates an instance that is ready at once with the given resources. Namespaces are catalogues (`shell`, `ui`,
 * `errors`, `mf-cashier`); a text missing in a language is shown in English. What a catalogue has under `errors` is found
 * in the namespace `errors` too, where the host's own texts come first (ERROR-1).
 */
export function createI18n({ language, resources = {}, onMissing }: I18nOptions): I18n {
  let current = language
  /** `language namespace` → its catalogues, the latest first. */
  const catalogues = new Map<string, Catalogue[]>()
  const listeners = new Set<(namespace?: string) => void>()
  const notify = (namespace?: string) => {
    for (const listener of [...listeners]) listener(namespace)
  }
  const put = (tag: string, namespace: string, texts: Catalogue) => {
    const id = `${tag} ${namespace}`
    catalogues.set(id, [texts, ...(catalogues.get(id) ?? [])])
  }
  /** Returns the namespaces that have more texts now. */
  const add = (tag: string, namespace: string, texts: Catalogue): Set<string> => {
    const grown = new Set([namespace])
    put(tag, namespace, texts)
    for (const errors of errorsIn(texts)) {
      put(tag, shippedErrors, errors)
      grown.add('errors')
    }
    return grown
  }
  const find = (namespace: string, key: string, count?: unknown): string | undefined => {
    for (const tag of new Set([current, 'en']))
      for (const form of formsOf(key, tag, count))
        for (const catalogue of catalogues.get(`${tag} ${namespace}`) ?? []) {
          const text = findText(catalogue, form)
          if (text !== undefined) return text
        }
    return namespace === 'errors' ? find(shippedErrors, key, count) : undefined
  }
  for (const [tag, namespaces] of Object.entries(resources))
    for (const [namespace, texts] of Object.entries(namespaces)) add(tag, namespace, texts)
  return {
    get language() {
      return current
    },
    text: (namespace, key, values) => {
      const text = find(namespace, key, values?.['count'])
      if (text === undefined) onMissing?.(namespace, key)
      return values ? fillText(text ?? key, values) : (text ?? key)
    },
    has: (namespace, key) => find(namespace, key) !== undefined,
    changeLanguage: (next) => {
      current = next
      notify()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    store: {
      addResourceBundle: (tag, namespace, texts, _isDeep, _overwrites, options) => {
        const grown = add(tag, namespace, texts)
        if (!options?.silent) for (const one of grown) notify(one)
      },
    },
  }
}

/** Adds or renews the texts of a namespace in a language; components that show them are drawn again. */
export function addCatalogue(
  instance: I18n,
  namespace: string,
  language: Language,
  catalogue: Catalogue,
): void {
  instance.store.addResourceBundle(language, namespace, catalogue, true, true)
}
