import { crashCap, crashLowest, crashOutcome, crashPoint, type CrashOutcome } from './crash'
import { floatsOf, sha256Hex } from './derive'
import { minePositions, mineFields, minesOutcome, openedFields, type MinesOutcome } from './mines'
import { slotFloats, spinSlot, type SlotOutcome } from './slot'
import { slotModels, type SlotId } from './slot-models'

/** What a round can be recomputed from; the contract's `FairProof` has this shape. */
export interface RoundProof {
  engine: 'slot' | 'crash' | 'mines'
  /** `slot-low`, `slot-medium`, `slot-high`, `crash` or `mines`. */
  model: string
  serverSeedHash: string
  /** Absent until it is revealed. */
  serverSeed?: string
  clientSeed: string
  nonce: number
  /**
   * Slot: `{ jackpotChance }` of 2³² (0 without a pool). Crash: `{ cashOut }` in hundredths, 0 when the bet did not
   * cash out. Mines: `{ mines, opened }`, the opened fields as a mask of 25 bits (`openedMask`).
   */
  params: Record<string, number>
  /** `SlotOutcome`, `CrashOutcome` or `MinesOutcome`, by engine. */
  outcome: unknown
}
export type RoundOutcome = SlotOutcome | CrashOutcome | MinesOutcome

/** The seeds of one round. */
export interface RoundSeeds {
  serverSeed: string
  clientSeed: string
  nonce: number
}

const readerOf = (floats: readonly number[]): (() => number) => {
  let index = 0
  return () => {
    const float = floats[index]
    if (float === undefined) throw new RangeError('the seed stream has fewer floats than the round takes')
    index += 1
    return float
  }
}
const streamOf = async ({ serverSeed, clientSeed, nonce }: RoundSeeds, count: number) =>
  readerOf(await floatsOf(serverSeed, clientSeed, nonce, count))

/** A slot's round from its seeds. `jackpotChance` is of 2³². */
export const playSlot = async (id: SlotId, seeds: RoundSeeds, jackpotChance: number): Promise<SlotOutcome> =>
  spinSlot(slotModels[id], await streamOf(seeds, slotFloats(slotModels[id])), jackpotChance)

/** Where a shared flight ends, hundredths. */
export const playCrash = async (seeds: RoundSeeds): Promise<number> =>
  crashPoint((await streamOf(seeds, 1))())

/** The positions of a board's mines. */
export const playMines = async (seeds: RoundSeeds, mines: number): Promise<number[]> =>
  minePositions(mines, await streamOf(seeds, mines))

const isSlotId = (model: string): model is SlotId => Object.hasOwn(slotModels, model)
const isWithin = (value: number | undefined, least: number, most: number): value is number =>
  value !== undefined && Number.isInteger(value) && value >= least && value <= most

/** Recomputes a round; null when the proof describes an impossible round. */
async function outcomeOf(proof: RoundProof, serverSeed: string): Promise<RoundOutcome | null> {
  const { clientSeed, nonce, params, model } = proof
  if (!isWithin(nonce, 0, Number.MAX_SAFE_INTEGER)) return null
  const seeds = { serverSeed, clientSeed, nonce }
  switch (proof.engine) {
    case 'slot': {
      const chance = params.jackpotChance ?? 0
      return isSlotId(model) && isWithin(chance, 0, 2 ** 32) ? playSlot(model, seeds, chance) : null
    }
    case 'crash': {
      const cashOut = params.cashOut ?? 0
      if (cashOut !== 0 && !isWithin(cashOut, crashLowest, crashCap)) return null
      return crashOutcome(await playCrash(seeds), cashOut)
    }
    case 'mines': {
      const { mines, opened = 0 } = params
      if (!isWithin(mines, 1, mineFields - 1) || !isWithin(opened, 0, 2 ** mineFields - 1)) return null
      return minesOutcome(await playMines(seeds, mines), openedFields(opened))
    }
  }
}

const sortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, sortedKeys) === JSON.stringify(b, sortedKeys)

/** The result of recomputing a round. */
export interface Verification {
  /** The revealed server seed matches its published hash. */
  hashMatches: boolean
  /** The seeds give exactly the recorded outcome. */
  matches: boolean
  /** The recomputed outcome; null while the server seed is not revealed, and when the round is impossible. */
  outcome: RoundOutcome | null
}

/** Recomputes a past round from its proof (FAIR-1). Never throws, whatever the proof contains. */
export async function verifyRound(proof: RoundProof): Promise<Verification> {
  // Real keys are never empty, so an empty seed means that none was revealed.
  if (!proof.serverSeed) return { hashMatches: false, matches: false, outcome: null }
  const [hash, outcome] = await Promise.all([sha256Hex(proof.serverSeed), outcomeOf(proof, proof.serverSeed)])
  return {
    hashMatches: hash === proof.serverSeedHash.toLowerCase(),
    matches: outcome !== null && isSame(outcome, proof.outcome),
    outcome,
  }
}
