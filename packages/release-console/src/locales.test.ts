/** @jest-environment node */
import { findMissingKeys } from '@plaza/i18n'
import en from './locales/en.json'
import fil from './locales/fil.json'

it('every text exists in both languages', () => {
  expect(findMissingKeys('console', { en, fil })).toEqual([])
})
