import { sha256Hex } from './derive'
import { drawShapes, type DrawRules } from './draw-shapes'
import { drawNumbers } from './lottery-draw'
import { reachesEnd } from './reaches-end'
import type { WitnessRecord } from './verify-witness'

/** What a draw can be computed again from; the contract's `DrawProof` has this shape. */
export interface DrawRecord {
  rules: string
  /** The issue's number. */
  no: string
  /** The commitment that was shown when the issue opened. */
  seedHash: string
  /** Absent until the draw. */
  seed?: string | undefined
  digest?: string | undefined
  numbers?: readonly number[] | undefined
  chain: { end: string; link: number }
  /** The issue with the link before; null where it is not kept, and at the first link. */
  previous: { seed?: string | undefined } | null
  /** Absent where no witness took part. */
  witness?: WitnessRecord | undefined
}

/** Which steps of a draw hold; null where there is nothing to compare yet. */
export interface DrawVerification {
  /** The seed's hash is the one that was shown before. */
  seedMatchesHash: boolean | null
  /** The seed's hash is the seed of the issue before, or the chain's published end at its first link. */
  followsChain: boolean | null
  /** Seed, digest and issue give exactly these numbers. */
  numbersMatch: boolean | null
  /** The numbers as computed here; null before the draw. */
  numbers: number[] | null
}

/**
 * Whether hashing a seed as often as its link says gives the published end of its chain, so that it was fixed with all
 * others before the first draw (DRAW-2); null before the draw. 32,768 links take about a second.
 */
export async function reachesChainEnd({
  seed,
  chain,
}: Pick<DrawRecord, 'seed' | 'chain'>): Promise<boolean | null> {
  return seed ? reachesEnd(seed, chain) : null
}

const isRules = (rules: string): rules is DrawRules => Object.hasOwn(drawShapes, rules)
const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((number, index) => number === other[index])

/** Computes a draw again from its published proof (DRAW-2). Never throws, whatever the proof contains. */
export async function verifyDraw(proof: DrawRecord): Promise<DrawVerification> {
  const { rules, seed, digest, chain, previous, witness } = proof
  if (!seed) return { seedMatchesHash: null, followsChain: null, numbersMatch: null, numbers: null }
  const hash = await sha256Hex(seed)
  const before = chain.link === 1 ? chain.end : previous?.seed
  const numbers =
    digest !== undefined && isRules(rules)
      ? await drawNumbers(rules, { seed, digest, issue: proof.no, witness: witness?.seed })
      : null
  return {
    seedMatchesHash: hash === proof.seedHash.toLowerCase(),
    followsChain: before === undefined ? null : hash === before.toLowerCase(),
    numbersMatch: numbers && proof.numbers ? isSame(numbers, proof.numbers) : null,
    numbers,
  }
}
