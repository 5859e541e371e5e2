import { act, renderHook } from '@testing-library/react'
import { errorText, useErrorText } from './error-text'
import { createTestI18n, TestTexts } from './testing'
import { createI18n } from './create-i18n'

describe('errorText', () => {
  it('errorText returns the text of a code in the interface language', () => {
    expect(errorText(createTestI18n('fil'), 'session.required')).toBe('Mag-log in muna.')
  })
  it('errorText falls back to English when the language has no text', () => {
    expect(errorText(createTestI18n('ar'), 'session.required')).toBe('Please log in first.')
  })
  it.each(['no.such.code', 'constructor', '__proto__', 'errors:unknown', 'ui:close', 'session', ''])(
    'errorText returns the text of an unknown error for %p',
    (code) => {
      expect(errorText(createTestI18n('en'), code)).toBe('Something went wrong. Please try again.')
    },
  )
  it('errorText fills placeholders with the primitive facts of the answer and ignores the rest', () => {
    const i18n = createI18n({
      language: 'en',
      resources: { en: { errors: { 'a.b': 'At most {{max}}', unknown: '?' } } },
    })
    expect(errorText(i18n, 'a.b', { max: 5, ns: 'ui', list: [] })).toBe('At most 5')
  })
  it('errorText follows the language in a component', async () => {
    const i18n = createTestI18n('en')
    const { result } = renderHook(() => useErrorText(), {
      wrapper: ({ children }) => <TestTexts i18n={i18n}>{children}</TestTexts>,
    })
    expect(result.current('session.required')).toBe('Please log in first.')
    await act(async () => i18n.changeLanguage('fil'))
    expect(result.current('session.required')).toBe('Mag-log in muna.')
  })
})
