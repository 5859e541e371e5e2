import { findMissingKeys } from '@plaza/i18n'
import en from './en.json'
import fil from './fil.json'

describe('texts of the shell', () => {
  it('are complete in both languages', () => {
    expect(findMissingKeys('shell', { en, fil })).toEqual([])
  })

  it('name the language picker with "Language" in every language', () => {
    for (const { language } of [en, fil]) {
      expect(language.title).toContain('Language')
      expect(language.current).toContain('Language')
    }
  })
})
