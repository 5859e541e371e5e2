import type { BusEvent } from '@plaza/contract/page'
import { createTestI18n } from './testing'
import { applyLanguage, followLanguage, rememberLanguage, rememberedLanguage } from './page-language'

describe('the language of the page', () => {
  it('the page’s language is set on the document with its direction', () => {
    applyLanguage('ar')
    expect(document.documentElement).toHaveAttribute('lang', 'ar')
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    applyLanguage('fil')
    expect(document.documentElement).toHaveAttribute('lang', 'fil')
    expect(document.documentElement).toHaveAttribute('dir', 'ltr')
  })

  // LANG-2
  it('the page’s language is stored in local storage and in a cookie', () => {
    rememberLanguage('fil')
    expect(rememberedLanguage()).toBe('fil')
    expect(document.cookie).toContain('language=fil')
  })

  it('an invalid stored language is ignored', () => {
    localStorage.setItem('language', 'klingon')
    expect(rememberedLanguage()).toBeUndefined()
    localStorage.setItem('language', 'TY')
    expect(rememberedLanguage()).toBe('fil')
  })

  it('the page’s language follows the bus until its signal aborts', () => {
    const i18n = createTestI18n('en')
    const listeners = new Set<(payload: BusEvent<'language:changed'>) => void>()
    const end = followLanguage(i18n, {
      on: (_, listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    })
    for (const listener of listeners) listener({ language: 'fil', direction: 'ltr' })
    expect(i18n.language).toBe('fil')
    end()
    expect(listeners.size).toBe(0)
  })
})
