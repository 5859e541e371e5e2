import { sourceHash } from './sources.mjs'

const placeholder = /{{\s*(\w+)\s*}}/g
const bare = (text) => text.replace(placeholder, '')
const letters = (text) => bare(text).match(/\p{L}/gu) ?? []

/** Scripts in which a language is written; Arabic keeps the names of brands in Latin letters. */
const scripts = {
  en: { whole: /^\p{Script=Latin}$/u, needs: /\p{Script=Latin}/u },
  fil: { whole: /^\p{Script=Latin}$/u, needs: /\p{Script=Latin}/u },
  ar: { whole: /^[\p{Script=Arabic}\p{Script=Latin}]$/u, needs: /\p{Script=Arabic}/u },
}

const counts = (text) => {
  const byName = new Map()
  for (const [, name] of text.matchAll(placeholder)) byName.set(name, (byName.get(name) ?? 0) + 1)
  return byName
}

const pluralForm = /_(zero|one|two|few|many|other)$/
/** Forms that say their number in words, by language: Arabic does for none, one and two. */
const sayTheirNumber = { ar: /_(zero|one|two)$/ }

/** The English text that a key translates; a plural form that English lacks translates `_other`. */
export const englishOf = (english, key) =>
  english.get(key) ?? (pluralForm.test(key) ? english.get(key.replace(pluralForm, '_other')) : undefined)

function placeholderFault(language, key, english, text) {
  if (/[{}]/.test(bare(text))) return 'a placeholder is broken'
  const [wanted, present] = [counts(english), counts(text)]
  for (const [name, count] of present) {
    if (!wanted.has(name)) return `there is no {{${name}}} in English`
    if (count > wanted.get(name)) return `{{${name}}} is there ${count} times`
  }
  for (const [name, count] of wanted) {
    const mayLack = name === 'count' && sayTheirNumber[language]?.test(key)
    if ((present.get(name) ?? 0) < count && !mayLack) return `{{${name}}} is missing`
  }
  return undefined
}

const isBlank = (text) => !/[^\s\p{Cf}]/u.test(text)
const hasHidden = (text) => text !== text.trim() || /[\u200b\u2060\ufeff\u00ad]/u.test(text)

function scriptFault(language, english, text, isSame) {
  const { whole, needs } = scripts[language]
  const strange = letters(text).find((letter) => !whole.test(letter))
  if (strange !== undefined) return `“${strange}” is not of the script of ${language}`
  if (!isSame && letters(english).length > 0 && !needs.test(bare(text)))
    return `nothing is in the script of ${language}`
  return undefined
}

/** Whether a translation is the English text, and that has words. */
export const isEnglish = (text, english) => text === english && letters(english).length > 0

function faultOfText(language, { key, text }, english, row) {
  if (isBlank(text)) return ['blank', 'there is nothing to read']
  const broken = placeholderFault(language, key, english, text)
  if (broken) return ['placeholder', broken]
  if (hasHidden(text)) return ['blank', 'begins or ends with a space, or has characters without a shape']
  const isLike = isEnglish(text, english)
  if (isLike && !row?.isSame) return ['untranslated', 'is the English text']
  const script = scriptFault(language, english, text, isLike)
  if (script) return ['script', script]
  if (row === undefined) return ['source', 'the hash of its English text is not kept']
  if (row.hash !== sourceHash(english)) return ['source', `English says now “${english}”`]
  return undefined
}

/**
 * The faults of a translation: each with its key, line, kind and what is wrong. The kinds: `missing`, `surplus` and
 * `twice` are of keys; `blank`, `placeholder`, `untranslated`, `script` and `source` (English has changed since) of texts.
 * @param catalogue English and translated texts as `catalogueLines` returns them
 * @param rows what `readSources` returns
 * @param isWhole whether every text must be translated
 */
export function faultsOfTranslation(language, { english, translated }, rows, isWhole) {
  const source = new Map(english.map(({ key, text }) => [key, text]))
  const present = new Set()
  const faults = translated.flatMap((entry) => {
    const { key, line } = entry
    const fault = (kind, what) => [{ key, line, kind, what }]
    if (present.has(key)) return fault('twice', 'is written twice')
    present.add(key)
    const from = englishOf(source, key)
    if (from === undefined) return fault('surplus', 'is not in English')
    const found = faultOfText(language, entry, from, rows.get(key))
    return found ? fault(...found) : []
  })
  const missing = isWhole ? english.filter(({ key }) => !present.has(key)) : []
  const last = translated.at(-1)?.line ?? 1
  return [
    ...faults,
    ...missing.map(({ key }) => ({ key, line: last, kind: 'missing', what: 'has no translation' })),
  ]
}

/** The faults of an English catalogue alone. */
export const faultsOfEnglish = (english) => {
  const seen = new Set()
  return english.flatMap(({ key, text, line }) => {
    const fault = (kind, what) => [{ key, line, kind, what }]
    if (seen.has(key)) return fault('twice', 'is written twice')
    seen.add(key)
    if (isBlank(text) || hasHidden(text)) return fault('blank', 'is blank, or begins or ends with a space')
    const script = scriptFault('en', text, text, false)
    return script ? fault('script', script) : []
  })
}
