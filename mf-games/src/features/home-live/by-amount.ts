import { parseAmount, type Winner } from '@plaza/contract'

/** A winner with the amount in minor units. */
export interface Win extends Winner {
  minor: number
}

/** Winners, the largest win first; of two equal ones the later. An amount that no number holds is left out. */
export const byAmount = (winners: readonly Winner[], currency: string): Win[] =>
  winners
    .flatMap((winner) => {
      const { minor } = parseAmount(winner.vo.winAmount, currency)
      return minor === undefined ? [] : [{ ...winner, minor }]
    })
    .sort((a, b) => b.minor - a.minor || b.at - a.at)
