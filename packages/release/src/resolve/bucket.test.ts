import { bucketOf, buckets } from './bucket'

it('is the first 32 bits of sha256(salt, remote, visitor) mod 10000', () => {
  expect(bucketOf('salt', 'mf-cashier', 'visitor')).toBe(6112)
})

it('spreads visitors evenly', () => {
  const tenths = new Array<number>(10).fill(0)
  for (let visitor = 0; visitor < 20_000; visitor += 1) {
    const tenth = Math.floor(bucketOf('s', 'mf-games', `v${visitor}`) / (buckets / 10))
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  expect(Math.min(...tenths)).toBeGreaterThan(1800)
  expect(Math.max(...tenths)).toBeLessThan(2200)
})

it('is another one for another salt or remote, and does not run the parts together', () => {
  const seen = [
    bucketOf('a', 'b', 'c'),
    bucketOf('x', 'b', 'c'),
    bucketOf('a', 'x', 'c'),
    bucketOf('ab', '', 'c'),
  ]
  expect(new Set(seen).size).toBe(4)
})
