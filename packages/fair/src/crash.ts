import { floatSteps, sha256Hex } from './derive'

/** Average return of a stake, in hundredths: the operator keeps 3 %. */
const returnHundredths = 97
/** The cap of a flight, hundredths: everybody who is still in is paid at this point. */
export const crashCap = 100_000
/** The lowest cash-out, hundredths. */
export const crashLowest = 101
const growthPerMs = 0.000_08

/** The outcome of a bet in a shared round: where the flight ended, and the multiple of the bet; hundredths. */
export interface CrashOutcome {
  point: number
  /** The cash-out if it was in time, otherwise 0. */
  multiple: number
}

/**
 * Where a flight ends, hundredths: `⌊97 × 2³² ÷ (2³² − float × 2³²)⌋`, between 100 (nobody wins) and the cap. A
 * cash-out at `h` hundredths therefore succeeds with a chance of `⌊97 × 2³² ÷ h⌋ ÷ 2³²`: the return is 97 % for every
 * cash-out.
 */
export function crashPoint(float: number): number {
  const point = Math.floor((returnHundredths * floatSteps) / (floatSteps - float * floatSteps))
  return Math.min(crashCap, Math.max(100, point))
}

/** The outcome of a bet that cashed out at `cashOut` hundredths (0: it did not), in a flight that ended at `point`. */
export const crashOutcome = (point: number, cashOut: number): CrashOutcome => ({
  point,
  multiple: cashOut >= crashLowest && cashOut <= point ? cashOut : 0,
})

/** Multiple after a time of flight in milliseconds, hundredths, rounded down. */
export const flightMultiple = (ms: number): number =>
  Math.min(crashCap, Math.floor(100 * Math.exp(growthPerMs * Math.max(0, ms)) + 1e-9))

/** Milliseconds until a flight reaches a multiple, given in hundredths. */
export const flightMs = (multiple: number): number => Math.ceil(Math.log(multiple / 100) / growthPerMs)

/** How many of 2³² flights reach a multiple; divided by 2³², its chance. */
export const crashReach = (multiple: number): number =>
  multiple > crashCap ? 0 : Math.floor((returnHundredths * floatSteps) / multiple)

/**
 * Whether a flight's seed belongs to the published chain: hashing it at most `steps` times gives the chain's end. Seeds
 * are played from the end backwards, so that the sha256 of each seed is the seed played before it.
 */
export async function isOnChain(seed: string, end: string, steps: number): Promise<boolean> {
  let hash = seed
  for (let step = 0; step < steps; step += 1) {
    hash = await sha256Hex(hash)
    if (hash === end) return true
  }
  return false
}
