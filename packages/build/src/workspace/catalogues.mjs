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

const readManifest = (dir) => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))

/** Whether a catalogue has texts besides errors: a language of which a remote has only errors takes the rest from English. */
const isWhole = (catalogue) =>
  Object.keys(catalogue).some((key) => key !== 'errors' && !key.startsWith('@plaza/'))

/** A catalogue with the texts of another added; errors, which several catalogues of a remote have, are joined. */
export const withTexts = (catalogue = {}, more = {}) => ({
  ...catalogue,
  ...more,
  ...((catalogue.errors || more.errors) && { errors: { ...catalogue.errors, ...more.errors } }),
})

/** Language → what the features of a workspace share: its own texts, and those of its packages under their names. */
function readShared(dir) {
  const own = readLocales(join(dir, 'src/locales'))
  const { dependencies = {} } = readManifest(dir)
  for (const name of Object.keys(dependencies).filter((name) => name.startsWith('@plaza/'))) {
    const texts = readLocales(join(folderOf(name), 'src/locales'))
    for (const language of Object.keys(texts).filter((language) => own[language]))
      own[language][name] = isWhole(texts[language]) ? texts[language] : withTexts(texts.en, texts[language])
  }
  return own
}

/**
 * The texts that all features of a workspace share, by language: `src/locales/<language>.json`, and under its name the
 * catalogue of each package that it depends on, so that a package's texts load with the remote, in the current
 * language only. Each says which errors it ships, if only that it ships none: a host has those of earlier releases.
 */
export function sharedLocales(dir) {
  const shared = readShared(dir)
  return Object.fromEntries(
    Object.entries(shared).map(([language, texts]) => [
      language,
      { errors: {}, ...(isWhole(texts) ? texts : withTexts(shared.en, texts)) },
    ]),
  )
}

/** Every text of a remote by language, for the languages in which it has all: the shared ones and those of all features. */
export function localesOf(dir) {
  const shared = readShared(dir)
  const all = Object.fromEntries(
    Object.entries(shared).filter(([language, texts]) => language === 'en' || isWhole(texts)),
  )
  for (const catalogues of Object.values(featuresOf(dir)))
    for (const [language, texts] of Object.entries(catalogues))
      if (all[language]) all[language] = withTexts(all[language], texts)
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

/** Names of a catalogue's texts; of its errors, each one. */
const keysOf = (catalogue) =>
  Object.keys(catalogue).flatMap((key) =>
    key === 'errors' ? Object.keys(catalogue.errors).map((code) => `errors.${code}`) : [key],
  )

/** @throws when a text is in two catalogues of a remote */
function refuseDuplicates(shared, features) {
  for (const [language, common] of Object.entries(shared)) {
    const seen = new Map(keysOf(common).map((key) => [key, 'the shared texts']))
    for (const [feature, catalogues] of Object.entries(features))
      for (const key of keysOf(catalogues[language] ?? {})) {
        if (seen.has(key)) throw new Error(`"${key}" is in ${feature} and in ${seen.get(key)} (${language})`)
        seen.set(key, feature)
      }
  }
}

/**
 * The catalogues that a remote's features load: feature → language → file name and text. Each has the shared texts too,
 * so that no screen waits for two files of texts. A language of which only errors are written has the other texts in English.
 * @throws when a text is in two catalogues
 */
export function featureFiles(dir) {
  const shared = readShared(dir)
  const features = featuresOf(dir)
  refuseDuplicates(shared, features)
  return Object.fromEntries(
    Object.entries(features).map(([feature, catalogues]) => {
      const files = Object.entries(shared).map(([language, common]) => {
        const own = withTexts(common, catalogues[language])
        const english = isWhole(common) ? {} : withTexts(shared.en, catalogues.en)
        return [language, fileOf('texts', { errors: {}, ...withTexts(english, own) })]
      })
      return [feature, Object.fromEntries(files)]
    }),
  )
}
