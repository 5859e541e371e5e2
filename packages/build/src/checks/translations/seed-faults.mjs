import { isEnglish } from './faults.mjs'

/** Numbers in [0, 1) that follow from a seed (mulberry32). */
function numbersFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const placeholder = /{{\s*\w+\s*}}/
const likeLetters = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', i: 'і' }

/** `text` with its words, not its placeholders, changed. */
const outside = (text, change) =>
  text
    .split(/({{\s*\w+\s*}})/)
    .map((part) => (part.startsWith('{{') ? part : change(part)))
    .join('')

/** What translators get wrong: for each kind, ways to spoil a translation (or, for `source`, the English text). */
const ways = {
  untranslated: [(_text, english) => english],
  placeholder: [
    (text) => text.replace(placeholder, '$& $&'),
    (text) => `${text} ${placeholder.exec(text)[0]}`,
    (text) => text.replace(placeholder, '{{$&}}'),
    (text) => text.replace(placeholder, ''),
    (text) => text.replace(/}}/, '}'),
    (text) => text.replace(/{{\s*/, '{{the'),
  ],
  blank: [() => '', () => ' ', () => ' \n', () => '\u00a0', () => '\u200b', (text) => `${text} `],
  script: [
    (text) => outside(text, (part) => part.replace(/[aeopci]/, (letter) => likeLetters[letter])),
    (text) => outside(text, (part) => part.replace(/\p{L}+/u, 'депозит')),
    (text) => outside(text, (part) => part.replace(/\p{L}/gu, '存')),
    (text) => outside(text, (part) => part.replace(/\p{L}+/gu, 'κατάθεση')),
  ],
  source: [
    (text) => `${text} now`,
    (text) => outside(text, (part) => part.replace(/\p{L}(?=\P{L}*$)/u, '$&s')),
    (text) => outside(text, (part) => part.toUpperCase()),
  ],
}

const lineOf = (texts, key) => texts.find((entry) => entry.key === key)

/** Whether a translation can be spoiled in a way of this kind, and is then wrong. */
const canHave = {
  untranslated: ({ text, english }) => text !== english && isEnglish(english, english),
  placeholder: ({ text }) => placeholder.test(text),
  blank: () => true,
  script: ({ text, english }) => !isEnglish(text, english),
  source: ({ text, english }) => isEnglish(english, english) && text !== english,
}

/**
 * `each` faults of every kind in the catalogues that `readTranslations` returned, in texts that follow from the seed, no
 * two of one text. Each says where it must be found (`file`, `line`, `key`, `kind`), and which line of which file to
 * `write` as what.
 */
export function seedFaults(catalogues, { seed, each }) {
  const next = numbersFrom(seed)
  const pick = (list) => list[Math.floor(next() * list.length)]
  const texts = catalogues.flatMap(({ file, english, translated }) =>
    translated
      .filter(({ language }) => language === 'fil')
      .flatMap((translation) =>
        translation.texts.map(({ key, name, text, line }) => ({
          key,
          name,
          text,
          line,
          file: translation.file,
          englishFile: file,
          english: lineOf(english, key)?.text,
          englishLine: lineOf(english, key)?.line,
          isInOthers: translated.some((other) => other !== translation && lineOf(other.texts, key)),
        })),
      ),
  )
  const taken = new Set()
  return Object.keys(ways).flatMap((kind) =>
    Array.from({ length: each }, () => {
      for (;;) {
        const entry = pick(texts)
        const id = `${entry.file} ${entry.key}`
        const isFree = !taken.has(id) && entry.english !== undefined
        // A changed source is a fault of every language, each with a line of its own.
        if (!isFree || !canHave[kind](entry) || (kind === 'source' && entry.isInOthers)) continue
        const isSource = kind === 'source'
        const before = isSource ? entry.english : entry.text
        const after = pick(ways[kind])(before, entry.english)
        if (after === before) continue
        taken.add(id)
        const { file, line, key } = entry
        const write = isSource
          ? { file: entry.englishFile, line: entry.englishLine, name: entry.name, text: after }
          : { file, line, name: entry.name, text: after }
        return { file, line, key, kind, write }
      }
    }),
  )
}
