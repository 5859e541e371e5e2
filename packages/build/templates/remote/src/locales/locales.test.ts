/** @jest-environment node */
import { findMissingKeys } from '@plaza/i18n'
import en from './en.json'
import fil from './fil.json'

describe('the catalogues of mf-sample', () => {
  it('the Filipino catalogue has every text', () => {
    expect(findMissingKeys('mf-sample', { en, fil })).toEqual([])
  })
})
