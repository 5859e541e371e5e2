/** @jest-environment node */
import { findMissingKeys } from '@plaza/i18n'
import en from './locales/en.json'
import fil from './locales/fil.json'

it('the money package has every text in both languages', () => {
  expect(findMissingKeys('@plaza/money', { en, fil })).toEqual([])
})
