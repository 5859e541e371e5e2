import en from '../locales/en.json'
import fil from '../locales/fil.json'

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T &
  string]
export type TextKey = Leaves<typeof en>
type Forms<K extends string> = K extends `${infer Stem}_other` ? Stem : never
export type CountKey = Forms<TextKey>
export type TextValues = Record<string, string | number>

export interface Texts {
  language: 'en' | 'fil'
  t: (key: TextKey, values?: TextValues) => string
  /** The form of a text that fits a number, which it may name as `{{count}}`. */
  count: (key: CountKey, count: number, values?: TextValues) => string
}

const catalogues = { en, fil }

const leafOf = (tree: unknown, key: string): string | null => {
  let at = tree
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || at === null) return null
    at = Object.entries(at).find(([name]) => name === part)?.[1]
  }
  return typeof at === 'string' ? at : null
}

/** The page's language by the `lang` that the operator requested: Filipino by any of its names, English otherwise. */
export const languageOf = (asked: string | null): Texts['language'] =>
  /^(fil|tl|ty)\b/i.test(asked ?? '') ? 'fil' : 'en'

/** Texts in a language; a key that its catalogue lacks is shown in English. */
export function createTexts(language: Texts['language']): Texts {
  const plural = new Intl.PluralRules(language)
  const read = (key: string): string | null => leafOf(catalogues[language], key) ?? leafOf(en, key)
  const withValues = (text: string, values: TextValues): string =>
    text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
  return {
    language,
    t: (key, values = {}) => withValues(read(key) ?? key, values),
    count: (key, count, values = {}) =>
      withValues(read(`${key}_${plural.select(count)}`) ?? read(`${key}_other`) ?? key, { count, ...values }),
  }
}
