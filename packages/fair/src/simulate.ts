import { crashOutcome, crashPoint } from './crash'
import { floatStream, type Hmac } from './derive'
import type { EngineId } from './engines'
import { minePositions, minesOutcome } from './mines'
import { spinSlot } from './slot'
import { slotModels } from './slot-models'

/** The result of a run of seeded rounds. */
export interface Simulation {
  engine: EngineId
  rounds: number
  /** The return in basis points of the stakes, with decimals. */
  rtpBasisPoints: number
  /** Standard error of the return, in basis points: the true return is within 2.58 of them in 99 of 100 runs. */
  errorBasisPoints: number
  /** Share of rounds that paid anything. */
  hitRate: number
}

/** Cash-outs that the simulated players of crash use in turn, hundredths. */
const cashOuts = [120, 150, 200, 300, 1_000] as const
/** Strategies that the simulated players of mines use in turn. */
const boards = [
  { mines: 3, opened: 3 },
  { mines: 1, opened: 10 },
  { mines: 5, opened: 2 },
  { mines: 10, opened: 1 },
] as const

type Play = (next: () => number, nonce: number) => number

const fields = Array.from({ length: 25 }, (_, field) => field)

function playOf(engine: EngineId): Play {
  switch (engine) {
    case 'crash':
      return (next, nonce) =>
        crashOutcome(crashPoint(next()), cashOuts[nonce % cashOuts.length] ?? 0).multiple
    case 'mines':
      return (next, nonce) => {
        const { mines, opened } = boards[nonce % boards.length] ?? boards[0]
        // Which fields are opened makes no difference, because the seed alone places the mines.
        return minesOutcome(minePositions(mines, next), fields.slice(0, opened)).multiple
      }
    default:
      return (next) => spinSlot(slotModels[engine], next).totalMultiple
  }
}

/**
 * Plays a number of rounds of an engine from one seed (nonces from 0) and returns the results. Synchronous; `hmac` is
 * passed in because WebCrypto needs a promise per call: `(key, message) => createHmac('sha256',
 * key).update(message).digest()`.
 */
export function simulate(engine: EngineId, rounds: number, seed: string, hmac: Hmac): Simulation {
  const play = playOf(engine)
  let sum = 0
  let squares = 0
  let hits = 0
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const stakes = play(floatStream(hmac, seed, 'simulation', nonce), nonce) / 100
    sum += stakes
    squares += stakes * stakes
    if (stakes > 0) hits += 1
  }
  const mean = sum / rounds
  const deviation = Math.sqrt(Math.max(0, squares / rounds - mean * mean))
  return {
    engine,
    rounds,
    rtpBasisPoints: mean * 10_000,
    errorBasisPoints: (deviation / Math.sqrt(rounds)) * 10_000,
    hitRate: hits / rounds,
  }
}
