import { figureMark } from './figure-mark'

// LANG-7
it.each(['₱12,450.50', 'PHP 5.00', '× 1.9842', '7', '−3', '2.5%', 'W-2026-0001', '٤٫٥٠', '05:12'])(
  'the figure %p is not to be translated',
  (text) => {
    expect(figureMark(text)).toBe('no')
  },
)

// LANG-7
it('a number is not to be translated', () => {
  expect(figureMark(0)).toBe('no')
})

// LANG-7
it.each(['Big', '3 draws left', 'Level 4', 'Todo ×2 panalo', '', '–'])(
  'the words %p are translated',
  (text) => {
    expect(figureMark(text)).toBeUndefined()
  },
)

// LANG-7
it('what is not text is marked by its own elements', () => {
  expect(figureMark(['1', '2'])).toBeUndefined()
})
