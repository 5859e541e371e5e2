import { decimalToMinor, type Winner } from '@plaza/contract'

/** What was won, minor units. */
export const winMinor = ({ vo }: Winner): number => decimalToMinor(vo.winAmount)

/** Winners, the largest win first; of two equal ones the later (spec §3 Winner list). */
export const byAmount = (winners: readonly Winner[]): Winner[] =>
  [...winners].sort((a, b) => winMinor(b) - winMinor(a) || b.at - a.at)
