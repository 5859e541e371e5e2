import type { ContractTerms, ContractTier } from '@plaza/contract/agency'
import { shareOut } from './share-out'

/** What somebody played, minor units. */
export interface Play {
  validMinor: number
  lossMinor: number
}

/** An account in a period, and whoever played directly below it, each with everybody below that. */
export interface SalaryLine {
  own: Play
  downlines: ReadonlyMap<string, Play>
  activeUsers: number
}

/** What a contract pays for a period. */
export interface DerivedSalary {
  ownMinor: number
  teamMinor: number
  activeUsers: number
  rate: number
  capMinor: number | null
  amountMinor: number
  own: { minor: number }
  downlines: ReadonlyMap<string, Play & { rate: number; minor: number }>
}

const add = (one: Play, other: Play): Play => ({
  validMinor: one.validMinor + other.validMinor,
  lossMinor: one.lossMinor + other.lossMinor,
})

/** The highest tier of which everything is reached, by trying each from the top (CONTRACT-2). */
export function tierOf(
  { tiers }: ContractTerms,
  { validMinor, lossMinor }: Play,
  activeUsers: number,
): ContractTier | undefined {
  for (const tier of tiers.toReversed()) {
    if (validMinor < tier.turnoverMinor || activeUsers < tier.activeUsers) continue
    if (tier.lossMinor > 0 && lossMinor < tier.lossMinor) continue
    return tier
  }
  return undefined
}

/** An account together with its team. */
const wholeOf = ({ own, downlines }: SalaryLine): Play => [...downlines.values()].reduce(add, own)

/** The rate that a contract reached in a period; 0 below its first tier. */
export const reachedRate = (terms: ContractTerms, line: SalaryLine): number =>
  tierOf(terms, wholeOf(line), line.activeUsers)?.rate ?? 0

/**
 * A salary (INCOME-3): own bets × own rate + for each direct downline its team's bets × (own rate − its rate), no less than 0 and no more than
 * the cap.
 * @param order of the downlines: of equal remainders the earlier has the unit
 */
export function deriveSalary(
  terms: ContractTerms,
  line: SalaryLine,
  { rateOf, order }: { rateOf: (id: string) => number; order: readonly string[] },
): DerivedSalary {
  const whole = wholeOf(line)
  const tier = tierOf(terms, whole, line.activeUsers)
  const rate = tier?.rate ?? 0
  const basis = ({ validMinor, lossMinor }: Play) => (terms.basis === 'turnover' ? validMinor : lossMinor)
  const place = new Map(order.map((id, at) => [id, at]))
  const downlines = [...line.downlines].toSorted(
    ([one], [other]) =>
      (place.get(one) ?? Infinity) - (place.get(other) ?? Infinity) || (one < other ? -1 : 1),
  )
  const [ownPart = 0, ...parts] = shareOut([
    { minor: basis(line.own), rate },
    ...downlines.map(([id, played]) => ({ minor: basis(played), rate: tier ? rate - rateOf(id) : 0 })),
  ])
  const sum = parts.reduce((total, one) => total + one, ownPart)
  return {
    ...{ ownMinor: line.own.validMinor, teamMinor: whole.validMinor - line.own.validMinor },
    ...{ activeUsers: line.activeUsers, rate, capMinor: tier?.capMinor ?? null },
    amountMinor: Math.max(0, Math.min(sum, tier?.capMinor ?? sum)),
    own: { minor: ownPart },
    downlines: new Map(
      downlines.map(([id, played], at) => [id, { ...played, rate: rateOf(id), minor: parts[at] ?? 0 }]),
    ),
  }
}
