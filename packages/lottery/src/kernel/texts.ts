import type { Localized, PlayTexts } from './play'

/** The texts of a play, each as English and Filipino. */
export type TextRow = readonly [
  name: readonly [en: string, fil: string],
  help: readonly [en: string, fil: string],
  example: readonly [en: string, fil: string],
]

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')

/** The texts of a play; `{key}` in a text becomes the value of that key in the text's language. */
export function playTexts(
  row: TextRow,
  values: Readonly<Record<string, readonly [en: string, fil: string]>> = {},
): PlayTexts {
  const inLanguage = (at: 0 | 1) =>
    Object.fromEntries(Object.entries(values).map(([key, texts]) => [key, texts[at]]))
  const [english, filipino] = [inLanguage(0), inLanguage(1)]
  const both = ([en, fil]: readonly [string, string]): Localized => ({
    en: fill(en, english),
    fil: fill(fil, filipino),
  })
  const [name, help, example] = row
  return { name: both(name), help: both(help), example: both(example) }
}
