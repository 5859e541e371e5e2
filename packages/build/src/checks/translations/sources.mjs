import { createHash } from 'node:crypto'

/** What of an English text is kept beside its translation: the beginning of its SHA-256. */
export const sourceHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 10)

/**
 * `fil.sources`, the file beside `fil.json`: for each key the hash of the English text that was translated, and `=` where
 * the translation is the English word on purpose. Returns key → row.
 * @throws Error on a line of another form
 */
export function readSources(file) {
  const rows = file.split('\n').flatMap((line, at) => {
    if (line === '') return []
    const [, key, hash, same] = /^(\S+) ([0-9a-f]{10})( =)?$/.exec(line) ?? []
    if (key === undefined) throw new Error(`line ${at + 1} is not “key hash” or “key hash =”: ${line}`)
    return [[key, { hash, isSame: same !== undefined, line: at + 1 }]]
  })
  return new Map(rows)
}

/** The text of such a file, in the order of its keys. */
export const writeSources = (rows) =>
  [...rows]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { hash, isSame }]) => `${key} ${hash}${isSame ? ' =' : ''}\n`)
    .join('')
