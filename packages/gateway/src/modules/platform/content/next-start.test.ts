import { nextStart } from './content-queries'

describe('a match that comes again', () => {
  it.each([
    [1_000, null, 5_000, 1_000],
    [1_000, 100, 500, 1_000],
    [1_000, 100, 1_000, 1_000],
    [1_000, 100, 1_001, 1_100],
    [1_000, 100, 1_950, 2_000],
  ])('a match of %d every %s is shown at %4$d when it is %d', (startsAt, repeats, now, expected) => {
    expect(nextStart(startsAt, repeats, now)).toBe(expected)
  })
})
