import { randomInt } from 'node:crypto'

/** A whole number from 0 up to, but not including, `below`. */
export type DrawWhole = (below: number) => number

/** `randomInt` of node refuses ranges of 2^48 and more; no pot is near it. */
const secretDraw: DrawWhole = (below) => randomInt(below)

/** A pot that is to be split. */
export interface Pot {
  potMinor: number
  packets: number
  /** No packet has less, minor units, at least 1. */
  leastMinor: number
}

/** Whether a pot has enough for its packets, and for every packet something. */
export const canSplit = ({ potMinor, packets, leastMinor }: Pot): boolean =>
  packets >= 1 && leastMinor >= 1 && potMinor >= packets * leastMinor

/**
 * Splits a pot into random packets whose sum is exactly the pot (REDRAIN-1, ENVELOPE-1): what is above the least of each is cut at
 * random places, so that no amount is rounded. @throws RangeError when the pot is too small
 */
export function splitPot(pot: Pot, draw: DrawWhole = secretDraw): number[] {
  if (!canSplit(pot)) throw new RangeError('the pot is too small for its packets')
  const { potMinor, packets, leastMinor } = pot
  const restMinor = potMinor - packets * leastMinor
  const cuts = Array.from({ length: packets - 1 }, () => draw(restMinor + 1)).sort(
    (one, other) => one - other,
  )
  return [...cuts, restMinor].map((cut, index) => leastMinor + cut - (cuts[index - 1] ?? 0))
}

/**
 * Splits a pot into equal packets whose sum is exactly the pot: where it does not divide, the first ones have one minor unit more (largest
 * remainder, of which all are equal). @throws RangeError when the pot is too small
 */
export function splitEqually({ potMinor, packets }: Omit<Pot, 'leastMinor'>): number[] {
  if (!canSplit({ potMinor, packets, leastMinor: 1 }))
    throw new RangeError('the pot is too small for its packets')
  const least = Math.floor(potMinor / packets)
  const over = potMinor - least * packets
  return Array.from({ length: packets }, (_one, index) => (index < over ? least + 1 : least))
}
