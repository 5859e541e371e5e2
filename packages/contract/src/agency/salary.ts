import { tierReached, wholeRate, type ContractTerms, type ContractTier } from './contract-terms'
import { roundParts } from './round-parts'

/** What somebody did in a period: valid bets, and bets less prizes, minor units. */
export interface Played {
  validMinor: number
  /** Below zero where more was won. */
  lossMinor: number
}

/** What an account and everybody below it did in a period, as its contract counts. */
export interface SalaryTeam {
  own: Played
  /** Everybody directly below, each with its whole team. */
  downlines: readonly (Played & {
    id: string
    /** What its own contract pays in the period, hundredths of a per cent; 0 without one. */
    rate: number
  })[]
  /** How many of them all bet enough for the contract. */
  activeUsers: number
}

/** A salary of a period and what it is made of, minor units. */
export interface Salary {
  /** The tier that was reached; null below the first. */
  tier: ContractTier | null
  /** By the account's own bets, and by each direct downline in the order given; together `amountMinor` unless a bound held it. */
  ownMinor: number
  downlinesMinor: number[]
  /** Never below zero, and at most the tier's cap. */
  amountMinor: number
}

/** What an account and its team did together: what tiers ask for. */
export const wholeOf = ({ own, downlines }: Pick<SalaryTeam, 'own' | 'downlines'>): Played =>
  downlines.reduce(
    (sum, one) => ({
      validMinor: sum.validMinor + one.validMinor,
      lossMinor: sum.lossMinor + one.lossMinor,
    }),
    { validMinor: own.validMinor, lossMinor: own.lossMinor },
  )

/** The tier that a team reached; null below the first (CONTRACT-2). */
export function salaryTier(terms: ContractTerms, team: SalaryTeam): ContractTier | null {
  const { validMinor: turnoverMinor, lossMinor } = wholeOf(team)
  return tierReached(terms, { turnoverMinor, lossMinor, activeUsers: team.activeUsers }) ?? null
}

/**
 * A salary (INCOME-3): own bets × own rate + for each direct downline its team's bets × (own rate − its rate); by the loss instead of bets
 * where the contract says so. Rounded by `roundParts`, never below zero and at most the cap.
 */
export function salaryOf(terms: ContractTerms, team: SalaryTeam): Salary {
  const tier = salaryTier(terms, team)
  const rate = tier?.rate ?? 0
  const basis = ({ validMinor, lossMinor }: Played) =>
    BigInt(terms.basis === 'turnover' ? validMinor : lossMinor)
  const exact = [
    basis(team.own) * BigInt(rate),
    ...team.downlines.map((one) => (tier ? basis(one) * BigInt(rate - one.rate) : 0n)),
  ]
  const [ownMinor = 0, ...downlinesMinor] = roundParts(exact, BigInt(wholeRate))
  const sum = downlinesMinor.reduce((total, one) => total + one, ownMinor)
  const amountMinor = Math.max(0, Math.min(sum, tier?.capMinor ?? sum))
  return { tier, ownMinor, downlinesMinor, amountMinor }
}
