import { seeded } from '@plaza/gateway/seeded'

/**
 * A generator that answers the same numbers for the same seed (mulberry32). `next()` is in [0, 1), `below(n)` a whole
 * number under n, `pick(list)` one of a list.
 */
export function seededRandom(seed) {
  const next = seeded(seed)
  const below = (n) => Math.floor(next() * n)
  return { next, below, pick: (list) => list[below(list.length)] }
}
