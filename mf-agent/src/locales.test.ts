/** @jest-environment node */
import { findMissingKeys } from '@plaza/i18n'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { catalogues } from './testing/catalogues'

// LANG-4
it.each(Object.entries(catalogues))('mf-agent has every text of %s in both languages', (_feature, texts) => {
  expect(findMissingKeys('mf-agent', texts)).toEqual([])
})

// LANG-4
it('the tests of mf-agent have the catalogues of every feature that has some', () => {
  const folders = readdirSync(join(__dirname, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(['shared', ...folders].sort()).toEqual(Object.keys(catalogues).sort())
})
