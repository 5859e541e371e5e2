/** @jest-environment node */
import { findMissingKeys } from '@plaza/i18n'
import en from './locales/en.json'
import fil from './locales/fil.json'

it('mf-cashier has every text in both languages', () => {
  expect(findMissingKeys('mf-cashier', { en, fil })).toEqual([])
})
