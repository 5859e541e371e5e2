import { directionOf, languageNames, languages, parseLanguage } from '@plaza/contract/kernel'
import { createI18n } from './create-i18n'
import { formatDateTime } from './format/date-time'
import { formatMoney } from './format/money'
import { applyLanguage } from './page-language'

const at = Date.UTC(2026, 10, 21, 2, 30)

describe('the 29 languages of the platform', () => {
  it("the platform has 29 languages, Filipino being the catalogue's Tagalog", () => {
    expect(languages).toHaveLength(29)
    expect(parseLanguage('TY')).toBe('fil')
    expect(parseLanguage('EN')).toBe('en')
  })

  it.each(languages)('the language %s has its own formats and Latin digits in amounts', (language) => {
    expect(languageNames[language]).not.toBe('')
    expect(Intl.NumberFormat.supportedLocalesOf(language)).toEqual([language])
    expect(formatMoney(123_456_78, 'PHP', language)).toMatch(/123.?456.78|1,23,456.78/)
    expect(formatDateTime(at, language, { timeZone: 'Asia/Manila', style: 'date' })).toMatch(/21/)
  })

  it('Arabic, Persian and Urdu are written from the right, and the document says so', () => {
    expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ur', 'ar', 'fa'])
    const root = document.createElement('html')
    applyLanguage('ar', root)
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl'])
  })

  it('languages without a catalogue show English', () => {
    const i18n = createI18n({ language: 'sw', resources: { en: { ui: { hello: 'Hello' } } } })
    expect(i18n.text('ui', 'hello')).toBe('Hello')
  })
})
