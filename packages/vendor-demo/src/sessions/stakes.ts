import { Refused } from '../kernel/refused'
import type { SessionRow } from './session-row'

/** Stakes of a session. */
export interface Stakes {
  minMinor: number
  maxMinor: number
  stepMinor: number
  choices: number[]
}

const ladder = [1, 2, 5, 10, 20, 50, 75, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000]

/**
 * What may be staked. Slots pay whole multiples of the stake, so any does; crash and mines pay hundredths, so theirs is
 * a multiple of 1.00: every payout is a whole number of minor units, and nothing is lost by rounding.
 */
export function stakesOf({ engine, min_minor, max_minor }: SessionRow): Stakes {
  const stepMinor = engine.startsWith('slot-') ? 1 : 100
  const minMinor = Math.max(stepMinor, Math.ceil(min_minor / stepMinor) * stepMinor)
  const maxMinor = Math.max(minMinor, Math.floor(max_minor / stepMinor) * stepMinor)
  const between = ladder.filter((one) => one > minMinor && one < maxMinor && one % stepMinor === 0)
  return { minMinor, maxMinor, stepMinor, choices: [...new Set([minMinor, ...between, maxMinor])] }
}

/** @throws Refused `STAKE` when a stake is not allowed in a session. */
export function checkStake(session: SessionRow, stakeMinor: number): void {
  const { minMinor, maxMinor, stepMinor } = stakesOf(session)
  if (stakeMinor < minMinor || stakeMinor > maxMinor || stakeMinor % stepMinor !== 0)
    throw new Refused('STAKE')
}
