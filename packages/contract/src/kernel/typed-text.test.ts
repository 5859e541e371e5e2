import { charactersIn, cleanTyped } from './typed-text'

describe('text that people type', () => {
  it.each([
    ['an empty text', '', 0],
    ['plain letters', 'abc', 3],
    ['a family of emoji', '👨‍👩‍👧‍👦', 1],
    ['letters with marks, over the pieces in which they are counted', 'e\u0301'.repeat(1_000), 1_000],
    ['families of emoji, over those pieces', `x${'👨‍👩‍👧‍👦'.repeat(500)}`, 501],
    ['a hundred thousand letters', 'é'.repeat(100_000), 100_000],
  ])('the characters of %s are counted as a person sees them', (_what, text, count) => {
    expect(charactersIn(text)).toBe(count)
  })

  it('what nobody sees is removed, line breaks are of one kind, and blanks around the text go', () => {
    expect(cleanTyped('  one\r\n\r\n\r\ntwo\u202e\u0000 ')).toBe('one\n\ntwo')
  })
})
