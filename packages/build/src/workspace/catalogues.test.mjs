/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { featureFiles, localesOf, sharedLocales } from './catalogues.mjs'

let dir
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'catalogues-'))
  write('package.json', {})
  write('src/locales/en.json', { tile: 'Tile' })
  write('src/locales/list/en.json', { list: 'List' })
  write('src/locales/sheet/en.json', { sheet: 'Sheet' })
})
afterEach(() => rmSync(dir, { recursive: true }))

function write(file, content) {
  mkdirSync(dirname(join(dir, file)), { recursive: true })
  writeFileSync(join(dir, file), JSON.stringify(content))
}

describe('the catalogues of a remote with features', () => {
  // LANG-5
  it('the catalogue of a feature has its own texts and the shared ones, and is named by its content', () => {
    const { list } = featureFiles(dir)
    expect(JSON.parse(list.en.text)).toEqual({ errors: {}, tile: 'Tile', list: 'List' })
    expect(list.en.file).toMatch(/^texts\.[0-9a-f]{8}\.json$/)
    write('src/locales/list/en.json', { list: 'The list' })
    expect(featureFiles(dir).list.en.file).not.toBe(list.en.file)
  })

  it('titles and watched builds find the texts of all features', () => {
    expect(localesOf(dir)).toEqual({ en: { tile: 'Tile', list: 'List', sheet: 'Sheet' } })
  })

  it('errors of a feature and the shared ones are in its catalogue, and in that of no other feature', () => {
    write('src/locales/en.json', { tile: 'Tile', errors: { 'loyalty.off': 'Off' } })
    write('src/locales/list/en.json', { list: 'List', errors: { 'loyalty.spent': 'Spent' } })
    const { list, sheet } = featureFiles(dir)
    expect(JSON.parse(list.en.text).errors).toEqual({ 'loyalty.off': 'Off', 'loyalty.spent': 'Spent' })
    expect(JSON.parse(sheet.en.text).errors).toEqual({ 'loyalty.off': 'Off' })
  })

  it('a language of which only errors are written has the other texts in English, and draws no titles', () => {
    write('src/locales/en.json', { tile: 'Tile', errors: { 'loyalty.off': 'Off' } })
    write('src/locales/ar.json', { errors: { 'loyalty.off': 'مغلق' } })
    expect(JSON.parse(featureFiles(dir).list.ar.text)).toEqual({
      errors: { 'loyalty.off': 'مغلق' },
      tile: 'Tile',
      list: 'List',
    })
    expect(sharedLocales(dir).ar).toEqual({ tile: 'Tile', errors: { 'loyalty.off': 'مغلق' } })
    expect(Object.keys(localesOf(dir))).toEqual(['en'])
  })

  it('the catalogue of a remote without errors says so, since a host has those of earlier releases', () => {
    expect(sharedLocales(dir).en).toEqual({ tile: 'Tile', errors: {} })
  })

  it.each([
    [
      'an error in two features',
      'src/locales/sheet/en.json',
      { errors: { 'loyalty.spent': 'S' } },
      '"errors.loyalty.spent" is in sheet and in list (en)',
    ],
    ['in two features', 'src/locales/sheet/en.json', { list: 'List' }, '"list" is in sheet and in list (en)'],
    [
      'in a feature and in the shared texts',
      'src/locales/list/en.json',
      { tile: 'T' },
      '"tile" is in list and in the shared texts (en)',
    ],
  ])('a text that is %s is refused', (_whose, file, content, problem) => {
    if (content.errors) write('src/locales/list/en.json', content)
    write(file, content)
    expect(() => featureFiles(dir)).toThrow(problem)
  })
})
