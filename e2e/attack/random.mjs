/**
 * A generator that answers the same numbers for the same seed (mulberry32). `next()` is in [0, 1), `below(n)` a whole
 * number under n, `pick(list)` one of a list.
 */
export function seededRandom(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (n) => Math.floor(next() * n)
  return { next, below, pick: (list) => list[below(list.length)] }
}
