/** @jest-environment node */
import { findMissingKeys } from '@plaza/i18n'
import en from './en.json'
import fil from './fil.json'

describe('the catalogues of mf-agent', () => {
  it('the catalogues of mf-agent have every text in Filipino', () => {
    expect(findMissingKeys('mf-agent', { en, fil })).toEqual([])
  })
})
