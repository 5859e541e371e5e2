/** @jest-environment node */
import { findMissingKeys } from '@plaza/i18n'
import ar from './ar.json'
import en from './en.json'
import fil from './fil.json'
import earlierAr from './earlier-errors/ar.json'
import earlierEn from './earlier-errors/en.json'
import earlierFil from './earlier-errors/fil.json'
import frontAr from './front/ar.json'
import frontEn from './front/en.json'
import frontFil from './front/fil.json'
import releasesAr from './releases/ar.json'
import releasesEn from './releases/en.json'
import releasesFil from './releases/fil.json'
import signInAr from './sign-in/ar.json'
import signInEn from './sign-in/en.json'
import signInFil from './sign-in/fil.json'

describe('texts of the shell', () => {
  it.each([
    ['shell', { en, fil, ar }],
    ['front', { en: frontEn, fil: frontFil, ar: frontAr }],
    ['releases', { en: releasesEn, fil: releasesFil, ar: releasesAr }],
    ['earlier-errors', { en: earlierEn, fil: earlierFil, ar: earlierAr }],
    ['sign-in', { en: signInEn, fil: signInFil, ar: signInAr }],
  ])('the shell’s texts in %s are complete in English, Filipino and Arabic', (namespace, catalogues) => {
    expect(findMissingKeys(namespace, catalogues)).toEqual([])
  })

  it('the language picker is named "Language" in every language', () => {
    for (const { language } of [en, fil, ar]) {
      expect(language.title).toContain('Language')
      expect(language.current).toContain('Language')
    }
  })
})
