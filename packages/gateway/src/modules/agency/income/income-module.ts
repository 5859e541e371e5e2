import { defineModule } from '../../../kernel/modules/define-module'
import { incomeCalls } from './income-calls'
import { dailySalaryJob, hourlySalaryJob, ratesJob } from './income-jobs'
import { agentIncomePart } from './income-settings'
import { incomeMigrations } from './migrations'

/** What agents earn by the bets of their lines, settled and paid by the site (INCOME-1 to INCOME-3). */
export const incomeModule = defineModule({
  name: 'agency/income',
  calls: incomeCalls,
  jobs: (gateway) => [ratesJob(gateway), dailySalaryJob(gateway), hourlySalaryJob(gateway)],
  tables: ['income_shares', 'income_sums', 'agent_incomes', 'salaries', 'income_runs'],
  migrations: incomeMigrations,
  settings: { agentIncome: agentIncomePart },
})
