import { act, renderHook } from '@testing-library/react'
import { errorText, useErrorText } from './error-text'
import { createTestI18n, TestTexts } from './testing'
import { addCatalogue, createI18n } from './create-i18n'

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
  it.each([
    [403, "You have no permission for this, or it isn't available."],
    [404, "We couldn't find what you asked for."],
    [409, "This wasn't accepted. Please check what you entered, or try again later."],
    [429, 'Too many attempts. Please wait a moment and try again.'],
    [503, "Part of the service isn't responding. Your money is safe. Please try again."],
    [500, 'Something went wrong. Please try again.'],
    [0, 'Something went wrong. Please try again.'],
  ])('errorText tells the kind of a failure with status %d whose code has no text', (status, text) => {
    expect(errorText(createTestI18n('en'), 'loyalty.spent', {}, { status })).toBe(text)
  })
  it('errorText adds the reference to a failure whose code has no text, and to no other', () => {
    const i18n = createTestI18n('en')
    const failure = { status: 409, requestId: 'r-17' }
    expect(errorText(i18n, 'loyalty.spent', {}, failure)).toBe(
      "This wasn't accepted. Please check what you entered, or try again later. Reference r-17",
    )
    expect(errorText(i18n, 'session.required', {}, failure)).toBe('Please log in first.')
  })
  it('errorText finds the text that a remote or a kit in its catalogue ships, in the interface language', () => {
    const i18n = createTestI18n('fil')
    addCatalogue(i18n, 'mf-loyalty', 'fil', {
      errors: { 'loyalty.spent': 'Nagastos na.' },
      '@plaza/points': { errors: { 'points.none': 'Walang {{what}}.' } },
    })
    expect(errorText(i18n, 'loyalty.spent')).toBe('Nagastos na.')
    expect(errorText(i18n, 'points.none', { what: 'puntos' })).toBe('Walang puntos.')
  })
  it('a remote does not replace an error of the host, and its later release replaces its own', () => {
    const i18n = createTestI18n('en')
    addCatalogue(i18n, 'mf-loyalty', 'en', { errors: { 'session.required': 'Pay!', 'loyalty.spent': 'Old' } })
    addCatalogue(i18n, 'mf-loyalty', 'en', { errors: { 'loyalty.spent': 'New' } })
    expect([errorText(i18n, 'session.required'), errorText(i18n, 'loyalty.spent')]).toEqual([
      'Please log in first.',
      'New',
    ])
  })
  it('a component with an error draws it again when a catalogue ships its text', async () => {
    const i18n = createTestI18n('en')
    const { result } = renderHook(() => useErrorText()('loyalty.spent'), {
      wrapper: ({ children }) => <TestTexts i18n={i18n}>{children}</TestTexts>,
    })
    await act(async () => addCatalogue(i18n, 'mf-loyalty', 'en', { errors: { 'loyalty.spent': 'Spent' } }))
    expect(result.current).toBe('Spent')
  })
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
