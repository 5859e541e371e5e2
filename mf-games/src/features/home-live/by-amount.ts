import type { Winner } from '@plaza/contract/play'

/** A winner with the amount in minor units. */
export interface Win extends Winner {
  minor: number
}

/**
 * Winners by amount, largest first; of two equal ones the later first. Amounts too large for an exact number are left
 * out. On the wire an amount has all decimals of its currency, so without its point it is in minor units.
 */
export const byAmount = (winners: readonly Winner[]): Win[] =>
  winners
    .map((winner) => ({ ...winner, minor: Number(winner.vo.winAmount.replace('.', '')) }))
    .filter(({ minor }) => Number.isSafeInteger(minor))
    .sort((a, b) => b.minor - a.minor || b.at - a.at)
