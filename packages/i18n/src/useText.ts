import { useCallback, useSyncExternalStore } from 'react'
import type { I18n } from './create-i18n'
import { useI18n } from './provider'
import type uiCatalogue from './catalogues/ui.en.json'

/** Namespaces whose keys the compiler knows. A package adds its own by declaration merging. */
export interface KnownCatalogues {
  ui: typeof uiCatalogue
}

type Leaves<C> = { [K in keyof C & string]: C[K] extends string ? K : `${K}.${Leaves<C[K]>}` }[keyof C &
  string]
type Plural<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : K

/** Keys of a namespace: those of its catalogue where it is known, else any string. */
export type TextKey<N extends string> = N extends keyof KnownCatalogues
  ? Plural<Leaves<KnownCatalogues[N]>>
  : string

/** Texts of a catalogue with these keys, for a namespace that has several: `TextsOf<typeof english>`. */
export type TextsOf<C> = (key: Plural<Leaves<C>>, values?: Record<string, string | number>) => string

/** Text of a key. `values` fill `{{name}}`; `count` chooses the plural form. */
export type Translate<N extends string = string> = (
  key: TextKey<N>,
  values?: Record<string, string | number>,
) => string

type AnyTranslate = (key: string, values?: Record<string, string | number>) => string

const made = new WeakMap<I18n, Map<string, AnyTranslate>>()

/** The one `t` of an instance and namespace until language or catalogue change. */
function translateOf(i18n: I18n, namespace: string): AnyTranslate {
  let texts = made.get(i18n)
  if (!texts) {
    const fresh = new Map<string, AnyTranslate>()
    // After an added catalogue, only the components that show its namespace are drawn again.
    i18n.subscribe((added) => (added === undefined ? fresh.clear() : fresh.delete(added)))
    made.set(i18n, (texts = fresh))
  }
  let translate = texts.get(namespace)
  if (!translate) {
    const plain = new Map<string, string>()
    const plainText = (key: string): string => {
      const text = i18n.text(namespace, key)
      plain.set(key, text)
      return text
    }
    translate = (key, values) =>
      values ? i18n.text(namespace, key, values) : (plain.get(key) ?? plainText(key))
    texts.set(namespace, translate)
  }
  return translate
}

/** Texts of a namespace in the interface language: `const t = useText('mf-cashier'); t('deposit.title')`. */
export function useText<N extends string>(namespace: N): Translate<N> {
  const i18n = useI18n()
  const snapshot = useCallback(() => translateOf(i18n, namespace), [i18n, namespace])
  return useSyncExternalStore<AnyTranslate>(i18n.subscribe, snapshot, snapshot) as Translate<N>
}
