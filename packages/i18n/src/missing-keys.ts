import type { Catalogue } from './find-text'

export interface MissingKey {
  namespace: string
  language: string
  key: string
  /** `absent`: not there or empty; `surplus`: the reference has no such key; `placeholders`: other `{{names}}`. */
  fault: 'absent' | 'surplus' | 'placeholders'
}

const pluralForm = /_(zero|one|two|few|many|other)$/

function flatten(catalogue: Catalogue, prefix = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  )
}

const placeholders = (text: string) => [...new Set(text.match(/{{\s*[\w.]+/g) ?? [])].sort().join()

/** Every plural form counts as one key, and a language needs just the forms that it has. */
function formsOf(texts: [string, string][], language: string): Map<string, string> {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const present = new Map(texts)
  const forms = new Map<string, string>()
  for (const [key, text] of texts) {
    if (!pluralForm.test(key)) forms.set(key, text)
    else {
      const base = key.replace(pluralForm, '')
      const complete = needed.every((form) => present.get(`${base}_${form}`))
      forms.set(base, complete ? text : '')
    }
  }
  return forms
}

/**
 * Lists what the catalogues of a namespace lack compared with the reference language: `catalogues` is language →
 * catalogue. Empty when all are complete; each package has a test that expects that.
 */
export function findMissingKeys(
  namespace: string,
  catalogues: Record<string, Catalogue>,
  reference = 'en',
): MissingKey[] {
  const wanted = formsOf(flatten(catalogues[reference] ?? {}), reference)
  return Object.entries(catalogues).flatMap(([language, catalogue]) => {
    const present = formsOf(flatten(catalogue), language)
    const fault = (key: string, fault: MissingKey['fault']) => ({ namespace, language, key, fault })
    const absent = [...wanted.keys()].filter((key) => !present.get(key)).map((key) => fault(key, 'absent'))
    const surplus = [...present.keys()].filter((key) => !wanted.has(key)).map((key) => fault(key, 'surplus'))
    const other = [...wanted]
      .filter(
        ([key, text]) => present.get(key) && placeholders(present.get(key) ?? '') !== placeholders(text),
      )
      .map(([key]) => fault(key, 'placeholders'))
    return [...absent, ...surplus, ...other]
  })
}
