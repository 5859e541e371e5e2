import type { Language } from '@plaza/contract/kernel'
import { testSettings } from '@plaza/contract/testing'
import { startLanguage } from './start-language'

const noCookie = () => (document.cookie = 'language=; path=/; max-age=0')
beforeEach(() => {
  localStorage.clear()
  noCookie()
})

function start(language: Language, search = '') {
  const requested: Language[] = []
  startLanguage({ language, settings: testSettings() }, (wanted) => requested.push(wanted), search)
  return requested
}

describe('the language at start', () => {
  // LANG-2
  it('the start language from the address is kept for the next document', () => {
    expect(start('en', '?lang=en')).toEqual([])
    expect(localStorage.getItem('language')).toBe('en')
    expect(document.cookie).toContain('language=en')
  })

  it('the start language from the address is not kept when the merchant does not offer it', () => {
    start('fil', '?lang=ar')
    expect(localStorage.getItem('language')).toBeNull()
    expect(document.cookie).not.toContain('language')
  })

  // LANG-2
  it('the start language comes from local storage when the cookie is missing', () => {
    localStorage.setItem('language', 'en')
    expect(start('fil')).toEqual(['en'])
  })

  it('a stored start language that equals the document’s is written to the cookie again', () => {
    localStorage.setItem('language', 'fil')
    expect(start('fil')).toEqual([])
    expect(document.cookie).toContain('language=fil')
  })

  it.each([
    ['the cookie is there', 'en', 'language=fil'],
    ['the merchant does not have it', 'ar', 'other=1'],
    ['it is not a language', 'x', 'other=1'],
  ])('the start language stays the document’s when %s', (_why, kept, cookie) => {
    localStorage.setItem('language', kept)
    document.cookie = `${cookie}; path=/`
    expect(start('fil')).toEqual([])
  })

  it('the start language of a first visit stays the document’s, and does not count as a choice', () => {
    expect(start('fil')).toEqual([])
    expect(localStorage.getItem('language')).toBeNull()
  })
})
