import { decimalToMinor, type Winner } from '@plaza/contract'

/** What was won, minor units. */
export const winMinor = ({ vo }: Winner): number => decimalToMinor(vo.winAmount)

const isExact = ({ vo }: Winner): boolean => Number(vo.winAmount) <= Number.MAX_SAFE_INTEGER / 100

/** Winners, the largest win first; of two equal ones the later. One that no number holds is left out. */
export const byAmount = (winners: readonly Winner[]): Winner[] =>
  winners.filter(isExact).sort((a, b) => winMinor(b) - winMinor(a) || b.at - a.at)
