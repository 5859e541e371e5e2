/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMissingKeys, type Catalogue } from '@plaza/i18n'

const source = join(__dirname, '..')
const kits = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('texts/en.json'))
  .map((path) => path.slice(0, -'/texts/en.json'.length))

describe('the texts of the kits', () => {
  it('the catalogues of the kits are found', () => {
    expect(kits).toContain('records')
  })

  it.each(kits)('the kit texts of %s are complete in English, Filipino and Arabic', (kit) => {
    const read = (language: string) =>
      JSON.parse(readFileSync(join(source, kit, 'texts', `${language}.json`), 'utf8')) as Catalogue
    expect(findMissingKeys(kit, { en: read('en'), fil: read('fil'), ar: read('ar') })).toEqual([])
  })
})
