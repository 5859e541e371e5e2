import {
  salaryOf,
  salaryTier,
  wholeOf,
  type ContractTerms,
  type Salary,
  type SalaryTeam,
} from '@plaza/contract/agency'
import type { Queries } from '../../../kernel/database/database'
import { contractsOver, type ContractOver } from '../contracts'
import { idleTeam, playedTeams, type PlayedTeam, type SalaryPeriod } from './salary-teams'

/** What a contract pays for a period, and by what. */
export interface CountedSalary {
  contract: ContractOver
  team: SalaryTeam
  salary: Salary
}

const withRates = (
  { own, downlines, activeUsers }: PlayedTeam,
  rateOf: (id: string) => number,
): SalaryTeam => ({
  own,
  activeUsers,
  downlines: [...downlines].map(([id, played]) => ({ ...played, id, rate: rateOf(id) })),
})

/** The rate that each contract reached, by the account that has it; who has none, or is below its first tier, has 0. */
function ratesReached(
  contracts: readonly ContractOver[],
  teams: ReadonlyMap<string, PlayedTeam>,
): (id: string) => number {
  const reached = new Map(
    contracts.map(({ memberId, terms }) => [
      memberId,
      salaryTier(
        terms,
        withRates(teams.get(memberId) ?? idleTeam, () => 0),
      )?.rate ?? 0,
    ]),
  )
  return (id) => reached.get(id) ?? 0
}

const accountsOf = (contracts: readonly ContractOver[]) =>
  contracts.map(({ memberId, terms }) => ({ id: memberId, activeMinor: terms.activeMinor }))

/** What contracts pay for a period in which these teams did this, by the account that has each. */
export function salariesOf(
  contracts: readonly ContractOver[],
  teams: ReadonlyMap<string, PlayedTeam>,
): CountedSalary[] {
  const rateOf = ratesReached(contracts, teams)
  return contracts.map((contract) => {
    const team = withRates(teams.get(contract.memberId) ?? idleTeam, rateOf)
    return { contract, team, salary: salaryOf(contract.terms, team) }
  })
}

/** What every contract of a merchant pays for a period (INCOME-3). */
export async function countSalaries(queries: Queries, period: SalaryPeriod): Promise<CountedSalary[]> {
  const contracts = await contractsOver(queries, period)
  if (contracts.length === 0) return []
  return salariesOf(contracts, await playedTeams(queries, period, accountsOf(contracts)))
}

/** What terms would pay an account for a period: of its contract, or of one that is offered to it. */
export async function countSalary(
  queries: Queries,
  period: SalaryPeriod,
  { memberId, terms }: { memberId: string; terms: ContractTerms },
): Promise<{ team: SalaryTeam; salary: Salary }> {
  const own = { id: memberId, activeMinor: terms.activeMinor }
  const played = (await playedTeams(queries, period, [own])).get(memberId) ?? idleTeam
  const memberIds = [...played.downlines.keys()]
  const below = memberIds.length === 0 ? [] : await contractsOver(queries, { ...period, memberIds })
  const teams = below.length === 0 ? new Map() : await playedTeams(queries, period, accountsOf(below))
  const team = withRates(played, ratesReached(below, teams))
  return { team, salary: salaryOf(terms, team) }
}

/** What terms pay an account that did nothing, nor did anybody below it. */
export function idleSalary(terms: ContractTerms): { team: SalaryTeam; salary: Salary } {
  const team = withRates(idleTeam, () => 0)
  return { team, salary: salaryOf(terms, team) }
}

/** The valid bets of an account, and those of everybody below it, minor units. */
export const betsOf = (team: SalaryTeam): { ownMinor: number; teamMinor: number } => ({
  ownMinor: team.own.validMinor,
  teamMinor: wholeOf(team).validMinor - team.own.validMinor,
})
