import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf } from './workspaces.mjs'

/** Language → catalogue of a folder; empty where there is none. */
export function readLocales(folder) {
  if (!existsSync(folder)) return {}
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )
}

/** Feature → language → catalogue: the folders of `src/locales`. */
function featuresOf(dir) {
  const folder = join(dir, 'src/locales')
  if (!existsSync(folder)) return {}
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return Object.fromEntries(folders.map(({ name }) => [name, readLocales(join(folder, name))]))
}

/**
 * The texts that all features of a remote share, by language: `src/locales/<language>.json`, and under its name the
 * catalogue of each package that the remote depends on, so that a package's texts load with the remote, in the current
 * language only.
 */
export function sharedLocales(dir) {
  const own = readLocales(join(dir, 'src/locales'))
  const { dependencies = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies).filter((name) => name.startsWith('@plaza/')))
    for (const [language, texts] of Object.entries(readLocales(join(folderOf(name), 'src/locales'))))
      if (own[language]) own[language][name] = texts
  return own
}

/** Every text of a remote by language: the shared ones and those of all features. */
export function localesOf(dir) {
  const all = sharedLocales(dir)
  for (const catalogues of Object.values(featuresOf(dir)))
    for (const [language, texts] of Object.entries(catalogues)) all[language] = { ...all[language], ...texts }
  return all
}

const fileOf = (name, catalogue) => {
  const text = JSON.stringify(catalogue)
  return { file: `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`, text }
}

/** Writes catalogues as files of the build, named by their content. Returns language → file. */
export function writeLocales(dir, locales) {
  return Object.fromEntries(
    Object.entries(locales).map(([language, catalogue]) => {
      const { file, text } = fileOf(`locale-${language}`, catalogue)
      writeFileSync(join(dir, file), text)
      return [language, file]
    }),
  )
}

/**
 * The catalogues that a remote's features load: feature → language → file name and text. Each has the shared texts too,
 * so that no screen waits for two files of texts.
 * @throws when a text is in two catalogues
 */
export function featureFiles(dir) {
  const shared = sharedLocales(dir)
  const seen = new Map()
  return Object.fromEntries(
    Object.entries(featuresOf(dir)).map(([feature, catalogues]) => {
      for (const [language, texts] of Object.entries(catalogues))
        for (const key of Object.keys(texts)) {
          const other = shared[language]?.[key] ? 'the shared texts' : seen.get(`${language} ${key}`)
          if (other) throw new Error(`"${key}" is in ${feature} and in ${other} (${language})`)
          seen.set(`${language} ${key}`, feature)
        }
      const files = Object.entries(catalogues).map(([language, texts]) => [
        language,
        fileOf('texts', { ...shared[language], ...texts }),
      ])
      return [feature, Object.fromEntries(files)]
    }),
  )
}
