import { translations, readTranslations } from './catalogue-files.mjs'
import { englishOf, faultsOfEnglish, faultsOfTranslation, isEnglish } from './faults.mjs'
import { sourceHash } from './sources.mjs'

/** Every fault in the catalogues that `readTranslations` returned, each with its file. */
export const findFaults = (catalogues) =>
  catalogues.flatMap(({ file, english, translated }) => [
    ...faultsOfEnglish(english).map((fault) => ({ file, ...fault })),
    ...translated.flatMap(({ language, file: other, texts, rows }) =>
      faultsOfTranslation(language, { english, translated: texts }, rows, translations[language].isWhole).map(
        (fault) => ({ file: other, ...fault }),
      ),
    ),
  ])

/** The faults of a workspace, one line for each as an editor can follow it. */
export const translationFaults = (root) =>
  findFaults(readTranslations(root)).map(
    ({ file, line, key, kind, what }) => `${file}:${line}: ${key}: ${what} (${kind})`,
  )

const matches = (key, wanted) => (wanted.endsWith('*') ? key.startsWith(wanted.slice(0, -1)) : key === wanted)

/**
 * The rows that a translation's file of hashes has to have: those of new texts are added and those of lost ones left out.
 * A text whose English has changed, and one that is the English word, are taken only where `seen` names their key.
 */
export function sourceRows(english, { texts, rows }, seen) {
  const source = new Map(english.map(({ key, text }) => [key, text]))
  const entries = texts.flatMap(({ key, text }) => {
    const from = englishOf(source, key)
    if (from === undefined) return []
    const known = rows.get(key)
    const isSeen = seen.some((wanted) => matches(key, wanted))
    const isSame = isSeen ? isEnglish(text, from) : (known?.isSame ?? false)
    return [[key, known && !isSeen ? known : { hash: sourceHash(from), isSame }]]
  })
  return new Map(entries)
}
