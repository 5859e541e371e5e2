import { bucketOf, buckets } from './bucket'

it('a bucket is the first 32 bits of sha256(salt, remote, visitor) modulo 10,000', () => {
  expect(bucketOf('salt', 'mf-cashier', 'visitor')).toBe(6112)
})

it('buckets spread visitors evenly', () => {
  const tenths = new Array<number>(10).fill(0)
  for (let visitor = 0; visitor < 20_000; visitor += 1) {
    const tenth = Math.floor(bucketOf('s', 'mf-games', `v${visitor}`) / (buckets / 10))
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  expect(Math.min(...tenths)).toBeGreaterThan(1800)
  expect(Math.max(...tenths)).toBeLessThan(2200)
})

it('a bucket differs by salt and by remote, and its inputs cannot run together', () => {
  const seen = [
    bucketOf('a', 'b', 'c'),
    bucketOf('x', 'b', 'c'),
    bucketOf('a', 'x', 'c'),
    bucketOf('ab', '', 'c'),
  ]
  expect(new Set(seen).size).toBe(4)
})
