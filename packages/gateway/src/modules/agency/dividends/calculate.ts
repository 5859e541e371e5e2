import { dividendOf, sumsOf, type CalculatedDividend, type ContractTerms } from '@plaza/contract/agency'
import type { Queries } from '../../../kernel/database/database'
import type { SettledPeriod } from '../contracts'
import { activeUsers, teamFigures } from '../team'

/** Of whose team, by which contract and for which period a dividend is worked out. */
export interface Calculated {
  merchant: string
  memberId: string
  terms: ContractTerms
  period: Pick<SettledPeriod, 'firstDay' | 'lastDay'>
  /** What the team won before and is held against it: 0 or below. */
  carryMinor: number
}

/** Works out the dividend of a period from what the team did (DIVIDEND-1). */
export async function calculate(
  queries: Queries,
  { merchant, memberId, terms, period: { firstDay, lastDay }, carryMinor }: Calculated,
): Promise<CalculatedDividend & { carriedMinor: number }> {
  const days = { merchant, agentId: memberId, from: firstDay, to: lastDay }
  const team = sumsOf(await teamFigures(queries, days))
  const active = await activeUsers(queries, { ...days, leastMinor: terms.activeMinor })
  const basis = { netMinor: team.netMinor, validMinor: team.validMinor, activeUsers: active, carryMinor }
  const { rate, amountMinor, carriedMinor } = dividendOf(terms, basis)
  return {
    ...{ period: terms.period, firstDay, lastDay },
    stakeMinor: team.stakeMinor,
    validMinor: team.validMinor,
    prizeMinor: team.prizeMinor,
    rebateMinor: team.rebatesMinor,
    bonusMinor: team.bonusMinor,
    salaryMinor: team.salaryMinor,
    ...{
      netMinor: team.netMinor,
      activeUsers: active,
      carryMinor,
      rate,
      dividendMinor: amountMinor,
      carriedMinor,
    },
  }
}

/** What was worked out, in the columns of the table. */
export const columnsOf = (one: CalculatedDividend & { carriedMinor: number }) => ({
  stake_minor: one.stakeMinor,
  valid_minor: one.validMinor,
  prize_minor: one.prizeMinor,
  rebate_minor: one.rebateMinor,
  bonus_minor: one.bonusMinor,
  salary_minor: one.salaryMinor,
  net_minor: one.netMinor,
  active_users: one.activeUsers,
  carry_minor: one.carryMinor,
  carried_minor: one.carriedMinor,
  rate: one.rate,
  dividend_minor: one.dividendMinor,
})
