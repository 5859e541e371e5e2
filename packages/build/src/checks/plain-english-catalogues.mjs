import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPhrases } from './plain-english.mjs'

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'dist')
    .map(({ name }) => name)

/** The English catalogues in a folder: `en.json` in its `locales` or below them. */
function* cataloguesBelow(folder, isInLocales = false) {
  if (isInLocales && existsSync(join(folder, 'en.json'))) yield join(folder, 'en.json')
  for (const name of foldersIn(folder))
    yield* cataloguesBelow(join(folder, name), isInLocales || name === 'locales')
}

/** English catalogues of every part of a workspace, relative to its root. */
export function englishCatalogues(root) {
  const parts = foldersIn(root).filter((name) => name === 'shell' || name.startsWith('mf-'))
  return [...parts, 'packages']
    .flatMap((name) => [...cataloguesBelow(join(root, name))])
    .map((file) => file.slice(root.length + 1))
    .sort()
}

const textsOf = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(textsOf))

/** The phrases of `plain-english.mjs` in the English catalogues of a workspace, one line for each. */
export function phrasesInCatalogues(root) {
  return englishCatalogues(root).flatMap((file) =>
    textsOf(JSON.parse(readFileSync(join(root, file), 'utf8'))).flatMap((text) =>
      findPhrases(text).map(
        ({ phrase, write }) => `${file}: instead of "${phrase}" in "${text}" write ${write}.`,
      ),
    ),
  )
}
