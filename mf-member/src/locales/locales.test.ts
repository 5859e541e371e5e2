/** @jest-environment node */
import { findMissingKeys } from '@plaza/i18n'
import en from './en.json'
import fil from './fil.json'

describe('the catalogues of mf-member', () => {
  it('the catalogues of mf-member have every text in Filipino', () => {
    expect(findMissingKeys('mf-member', { en, fil })).toEqual([])
  })
})
