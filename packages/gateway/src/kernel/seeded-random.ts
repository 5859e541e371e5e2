/** A reproducible stream of numbers: the same seed gives the same stream on every machine. Never for secrets. */
export interface SeededRandom {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** A number from `min` up to `max`. */
  between(min: number, max: number): number
  /** Whether an event of this probability happens. */
  chance(probability: number): boolean
  /**
   * One of the items.
   * @throws RangeError when there are none.
   */
  pick<T>(items: readonly T[]): T
  /** The items in another order; the given list stays as it is. */
  shuffled<T>(items: readonly T[]): T[]
  /** A stream of its own, so that a part can change without moving every other part. */
  fork(name: string): SeededRandom
}

/** FNV-1a of a text, spread over 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A stream (mulberry32) from a text seed. */
export function seededRandom(seed: string): SeededRandom {
  let state = hashText(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[int(0, items.length - 1)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
    shuffled: (items) => {
      const result = [...items]
      for (let index = result.length - 1; index > 0; index--) {
        const other = int(0, index)
        const held = result[index] as (typeof result)[number]
        result[index] = result[other] as (typeof result)[number]
        result[other] = held
      }
      return result
    },
    fork: (name) => seededRandom(`${seed}/${name}`),
  }
}
