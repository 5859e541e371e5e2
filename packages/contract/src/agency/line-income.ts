import { wholeRate } from './contract-terms'
import { roundParts } from './round-parts'

/** Margins of a line from its top to its end, from their rates: each less the next one's, and the last one's own (RATE-1). */
export const marginsOf = (rates: readonly number[]): number[] =>
  rates.map((rate, at) => rate - (rates[at + 1] ?? 0))

/**
 * What everybody of a line earns by valid bets of its last member, from the top to that member, minor units: together the rate at the
 * top × the bets, rounded down. Each part is its margin × the bets; what rounding leaves goes to the largest remainders, of equal ones
 * to whoever is nearest to the bet (INCOME-1). Bets below zero earn nothing.
 * @param rates of the line from the top to the member, hundredths of a per cent, never rising
 */
export function splitLine(validMinor: number, rates: readonly number[]): number[] {
  if (validMinor <= 0) return rates.map(() => 0)
  const bets = BigInt(validMinor)
  const fromBet = marginsOf(rates).toReversed()
  return roundParts(
    fromBet.map((margin) => bets * BigInt(margin)),
    BigInt(wholeRate),
  ).toReversed()
}
