// The module
export { incomeModule } from './income-module'
// Incomes of the past
export { lastSettledDay } from './times'
export {
  earnedByShares,
  earnedBySalaries,
  importIncomes,
  type ImportedIncome,
  type ImportedIncomes,
  type ImportedShare,
} from './import-incomes'
// Salaries as they are counted
export { salariesOf } from './count-salaries'
export { salaryRow } from './salary-row'
export { dayPeriod } from './salary-periods'
export { idleTeam, type PlayedTeam } from './salary-teams'
export type { SalaryRow } from './tables'
