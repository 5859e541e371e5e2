/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../workspace/workspaces.mjs'
import { readTranslations } from './catalogue-files.mjs'
import { catalogueLines } from './catalogue-lines.mjs'
import { findFaults, sourceRows, translationFaults } from './check-translations.mjs'
import { seedFaults } from './seed-faults.mjs'
import { readSources, sourceHash, writeSources } from './sources.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')

/** What a file has after the faults were written into its lines. */
function spoiled(file, faults) {
  const lines = read(file).split('\n')
  for (const { write } of faults.filter(({ write }) => write.file === file)) {
    const line = lines[write.line - 1]
    const from = line.indexOf(`${JSON.stringify(write.name)}: `)
    lines[write.line - 1] =
      line.slice(0, from) +
      line.slice(from).replace(/: "(?:[^"\\]|\\.)*"/, () => `: ${JSON.stringify(write.text)}`)
  }
  return lines.join('\n')
}

const place = ({ file, line, key, kind }) => `${file}:${line} ${key} ${kind}`

describe('the check of translations', () => {
  // LANG-6
  it('the catalogues of this workspace have no fault', () => {
    expect(translationFaults(root)).toEqual([])
  })

  // LANG-6
  it.each([1, 2, 3])(
    'of 200 faults seeded by %i in the catalogues every one is found with file, line and kind, and nothing else',
    (seed) => {
      const faults = seedFaults(readTranslations(root), { seed, each: 40 })
      expect(faults).toHaveLength(200)
      const found = findFaults(readTranslations(root, (file) => spoiled(file, faults)))
      expect(found.map(place).sort()).toEqual(faults.map(place).sort())
    },
  )

  // LANG-6
  it('the seeded faults are of five kinds, and in the catalogues of every part', () => {
    const faults = seedFaults(readTranslations(root), { seed: 1, each: 40 })
    expect([...new Set(faults.map(({ kind }) => kind))].sort()).toEqual(
      ['blank', 'placeholder', 'script', 'source', 'untranslated'].sort(),
    )
    const parts = new Set(faults.map(({ file }) => file.split('/')[0]))
    expect([...parts].sort()).toEqual([
      'mf-agent',
      'mf-cashier',
      'mf-games',
      'mf-member',
      'packages',
      'shell',
    ])
  })
})

describe('faults of one catalogue', () => {
  const english = catalogueLines('{\n  "a": { "title": "Deposit {{amount}}" },\n  "b": "Telegram"\n}')
  const rows = new Map([
    ['a.title', { hash: sourceHash('Deposit {{amount}}'), isSame: false }],
    ['b', { hash: sourceHash('Telegram'), isSame: true }],
  ])
  const faultsOf = (language, source) =>
    findFaults([
      {
        file: 'en.json',
        english,
        translated: [{ language, file: 'x', texts: catalogueLines(source), rows }],
      },
    ]).map(({ line, key, kind }) => `${line} ${key} ${kind}`)

  it('a good translation has none', () => {
    expect(faultsOf('fil', '{\n"a": {\n"title": "Magdeposito ng {{amount}}" },\n"b": "Telegram"}')).toEqual(
      [],
    )
    expect(faultsOf('ar', '{"a": {"title": "إيداع {{amount}}"}, "b": "Telegram"}')).toEqual([])
  })

  it('Arabic in Latin letters alone is of the wrong script, and Filipino without a text lacks it', () => {
    expect(faultsOf('ar', '{\n"a": {"title": "iidae {{amount}}"}}')).toEqual(['2 a.title script'])
    expect(faultsOf('fil', '{\n"b": "Telegram"}')).toEqual(['2 a.title missing'])
  })

  it('a key that is written twice and one that English lacks are found on their lines', () => {
    const twice =
      '{"a": {"title": "Magdeposito ng {{amount}}"},\n"b": "Telegram",\n"b": "Telegram",\n"c": "Iba"}'
    expect(faultsOf('fil', twice)).toEqual(['3 b twice', '4 c surplus'])
  })

  it('an English text that is blank or of another script is a fault itself', () => {
    const texts = catalogueLines('{"a": " ",\n"b": "Dеposit"}')
    expect(findFaults([{ file: 'en.json', english: texts, translated: [] }])).toMatchObject([
      { line: 1, key: 'a', kind: 'blank' },
      { line: 2, key: 'b', kind: 'script' },
    ])
  })
})

describe('the hashes kept beside a translation', () => {
  const english = catalogueLines('{"old": "Rebate", "new": "Bonus", "moved": "Now this"}')
  const texts = catalogueLines('{"old": "Rebate", "new": "Dagdag", "moved": "Dati"}')
  const rows = new Map([
    ['old', { hash: sourceHash('Rebate'), isSame: true }],
    ['moved', { hash: sourceHash('Once this'), isSame: false }],
    ['gone', { hash: sourceHash('Gone'), isSame: false }],
  ])

  it('a new text gets its hash and a lost one loses it, and what changed stays until it was seen', () => {
    const kept = sourceRows(english, { texts, rows }, [])
    expect([...kept.keys()].sort()).toEqual(['moved', 'new', 'old'])
    expect(kept.get('moved').hash).toBe(sourceHash('Once this'))
    expect(sourceRows(english, { texts, rows }, ['mo*']).get('moved').hash).toBe(sourceHash('Now this'))
  })

  it('a text that is the English word counts as meant only when its key is given', () => {
    expect(sourceRows(english, { texts, rows: new Map() }, []).get('old').isSame).toBe(false)
    expect(sourceRows(english, { texts, rows: new Map() }, ['old']).get('old').isSame).toBe(true)
  })

  it('a file of hashes is read as it was written, and a line of another form is refused', () => {
    const written = writeSources(new Map([...rows].slice(0, 2)))
    expect(readSources(written).get('old')).toMatchObject({ hash: sourceHash('Rebate'), isSame: true })
    expect(() => readSources('old\n')).toThrow('line 1')
  })
})
