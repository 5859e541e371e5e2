import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { englishCatalogues } from '../plain-english-catalogues.mjs'
import { catalogueLines } from './catalogue-lines.mjs'
import { readSources } from './sources.mjs'

/** The languages that are translated, with whether each has every text: of Arabic there are errors and some screens. */
export const translations = { fil: { isWhole: true }, ar: { isWhole: false } }

/** The catalogues of every page: several in one folder, each with its name before the language. */
const ofEveryPage = 'packages/i18n/src/catalogues'

/** A new remote's catalogue is a sample, and its texts change with its name. */
const isTemplate = (file) => file.startsWith('packages/build/templates/')

const englishFiles = (root) => [
  ...englishCatalogues(root).filter((file) => !isTemplate(file)),
  ...(existsSync(join(root, ofEveryPage)) ? readdirSync(join(root, ofEveryPage)) : [])
    .filter((file) => file.endsWith('.en.json'))
    .map((file) => `${ofEveryPage}/${file}`),
]

/**
 * Every translated catalogue of a workspace: its language, its file and that of the English texts and of their hashes
 * (relative to the root), and what they say.
 * @param textOf what a file of the workspace has
 */
export function readTranslations(root, textOf = (file) => readFileSync(join(root, file), 'utf8')) {
  return englishFiles(root).map((file) => ({
    file,
    english: catalogueLines(textOf(file)),
    translated: Object.keys(translations).flatMap((language) => {
      const other = file.replace(/en\.json$/, `${language}.json`)
      if (!existsSync(join(root, other))) return []
      const sources = other.replace(/json$/, 'sources')
      const rows = existsSync(join(root, sources)) ? readSources(textOf(sources)) : new Map()
      return [{ language, file: other, texts: catalogueLines(textOf(other)), sources, rows }]
    }),
  }))
}
