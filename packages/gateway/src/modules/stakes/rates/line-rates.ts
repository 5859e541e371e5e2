import { rateCategories, type RateCategory } from '@plaza/contract/agency'

/** Rates by category, hundredths of a per cent. */
export type Rates = Readonly<Record<RateCategory, number>>
/** What was given: categories without an entry were not. */
export type GivenRates = ReadonlyMap<RateCategory, number>

/** Rates of all categories by a function of the category. */
export const ratesBy = (rateOf: (category: RateCategory) => number): Rates =>
  Object.fromEntries(rateCategories.map((category) => [category, rateOf(category)])) as Rates

/**
 * What a member has without being given anything: nothing, but the prize group of whoever is above it, so that lotteries pay as
 * they do for the merchant's other members.
 */
const ungiven = (category: RateCategory, above: number): number => (category === 'LOTT' ? above : 0)

/**
 * The rates of a member from those of whoever is directly above it: never higher than theirs, whatever it was given (RATE-1).
 */
export const ratesBelow = (above: Rates, given: GivenRates): Rates =>
  ratesBy((category) => Math.min(above[category], given.get(category) ?? ungiven(category, above[category])))

/**
 * The rates of a line from its top to its end, of what each was given; `line` has at least one. The top has those of the merchant:
 * what it was given while it still stood below somebody does not count any more.
 */
export function ratesOfLine(system: Rates, line: readonly GivenRates[]): Rates[] {
  const found: Rates[] = []
  for (const given of line) {
    const above = found.at(-1)
    found.push(above === undefined ? system : ratesBelow(above, given))
  }
  return found
}
