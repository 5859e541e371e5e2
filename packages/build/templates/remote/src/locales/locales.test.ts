/** @jest-environment node */
import { findMissingKeys } from '@plaza/i18n'
import en from './en.json'
import fil from './fil.json'

describe('the catalogues of mf-sample', () => {
  it('have every text in Filipino', () => {
    expect(findMissingKeys('mf-sample', { en, fil })).toEqual([])
  })
})
