import type { Language } from '@plaza/contract'
import { testSettings } from '../../testing/test-settings'
import { startLanguage } from './start-language'

const noCookie = () => (document.cookie = 'language=; path=/; max-age=0')
beforeEach(() => {
  localStorage.clear()
  noCookie()
})

function start(language: Language, search = '') {
  const asked: Language[] = []
  startLanguage({ language, settings: testSettings() }, (wanted) => asked.push(wanted), search)
  return asked
}

// LANG-2
describe('the language at start', () => {
  it('that the address sets is kept for the next document', () => {
    expect(start('en', '?lang=en')).toEqual([])
    expect(localStorage.getItem('language')).toBe('en')
    expect(document.cookie).toContain('language=en')
  })

  it('is not kept where the merchant does not have what the address wants', () => {
    start('fil', '?lang=ar')
    expect(localStorage.getItem('language')).toBeNull()
    expect(document.cookie).not.toContain('language')
  })

  it('is the one of local storage where the cookie is gone', () => {
    localStorage.setItem('language', 'en')
    expect(start('fil')).toEqual(['en'])
  })

  it('is put into the cookie again where it is the same', () => {
    localStorage.setItem('language', 'fil')
    expect(start('fil')).toEqual([])
    expect(document.cookie).toContain('language=fil')
  })

  it.each([
    ['the cookie is there', 'en', 'language=fil'],
    ['the merchant does not have it', 'ar', 'other=1'],
    ['it is none', 'x', 'other=1'],
  ])("stays the document's when %s", (_why, kept, cookie) => {
    localStorage.setItem('language', kept)
    document.cookie = `${cookie}; path=/`
    expect(start('fil')).toEqual([])
  })

  it("stays the document's at a first visit, and is not taken for a choice", () => {
    expect(start('fil')).toEqual([])
    expect(localStorage.getItem('language')).toBeNull()
  })
})
