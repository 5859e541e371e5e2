import { betsOf, type CountedSalary } from './count-salaries'
import type { EarnedIncome } from './incomes'
import type { SalaryPeriod } from './salary-teams'
import type { SalaryRow } from './tables'

/** How each salary is named where it is paid. */
export const incomeOf = { 'daily-salary': 'salary', 'hourly-salary': 'hourly-salary' } as const

/** What is kept of a salary that was counted (INCOME-3). */
export const salaryRow = (
  { contract, team, salary }: CountedSalary,
  { kind, merchant, day, startMs }: SalaryPeriod,
): SalaryRow => {
  const { ownMinor, teamMinor } = betsOf(team)
  return {
    ...{ contract_id: contract.id, period_at: startMs, merchant, member_id: contract.memberId, kind, day },
    ...{ own_minor: ownMinor, team_minor: teamMinor, active_users: team.activeUsers },
    ...{
      basis: contract.terms.basis,
      rate: salary.tier?.rate ?? 0,
      cap_minor: salary.tier?.capMinor ?? null,
    },
    amount_minor: salary.amountMinor,
    parts: {
      own: { ...team.own, minor: salary.ownMinor },
      downlines: team.downlines.map((one, at) => ({ ...one, minor: salary.downlinesMinor[at] ?? 0 })),
    },
  }
}

/** A salary as the income of who has its contract. */
export const incomeOfSalary = (row: SalaryRow): EarnedIncome => ({
  ...{ memberId: row.member_id, kind: incomeOf[row.kind], source: row.contract_id },
  ...{ periodAt: row.period_at, day: row.day, amountMinor: row.amount_minor },
})
