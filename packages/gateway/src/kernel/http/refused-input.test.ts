import { isRefused } from './refused-input'

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

describe('refused input', () => {
  it.each<[string, unknown]>([
    ['a NUL in a string', { a: ['x\0'] }],
    ['half of a surrogate pair in a string', { a: 'x\ud83d' }],
    ['half of a surrogate pair in a key', { '\udc00': 1 }],
    ['a NUL in a key', { a: { 'b\0': 1 } }],
    ['parts nested 40 levels deep', nested(40)],
    ['parts nested so deep that recursion would not come back', nested(100_000)],
  ])('no call may carry %s', (_, value) => {
    expect(isRefused(value)).toBe(true)
  })

  it.each<[unknown]>([[undefined], [null], ['text'], ['🎰'], [5], [{ a: [{ b: 'c' }] }], [nested(20)]])(
    'a call may carry %j',
    (value) => {
      expect(isRefused(value)).toBe(false)
    },
  )
})
