import { findMissingKeys } from '@plaza/i18n'
import en from './en.json'
import fil from './fil.json'
import frontEn from './front/en.json'
import frontFil from './front/fil.json'
import signInEn from './sign-in/en.json'
import signInFil from './sign-in/fil.json'

describe('texts of the shell', () => {
  it.each([
    ['shell', { en, fil }],
    ['front', { en: frontEn, fil: frontFil }],
    ['sign-in', { en: signInEn, fil: signInFil }],
  ])('of %s are complete in both languages', (namespace, catalogues) => {
    expect(findMissingKeys(namespace, catalogues)).toEqual([])
  })

  it('name the language picker with "Language" in every language', () => {
    for (const { language } of [en, fil]) {
      expect(language.title).toContain('Language')
      expect(language.current).toContain('Language')
    }
  })
})
