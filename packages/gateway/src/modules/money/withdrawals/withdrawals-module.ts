import { registerPayoutAccountCalls } from '../payout-accounts'
import type { Gateway } from '../../../kernel/gateway'
import { defineModule } from '../../../kernel/modules/define-module'
import { oncePer } from '../../../kernel/once-per'
import { withdrawalCases } from './withdrawal-cases'
import { approveOrder, failOrder, payOrder, rejectOrder, returnOrder } from './withdrawal-operations'
import { withdrawalMigrations } from './migrations'
import { hasOpenWithdrawal } from './open-withdrawals'
import { registerPayoutCallback } from './payout-callbacks'
import { collectPayoutAdapters } from './payout-adapters'
import { registerWithdrawalCalls } from './withdrawal-calls'
import { withdrawalJob } from './withdrawal-job'
import { storedCode } from './stored-code'

const adaptersOf = oncePer((gateway: Gateway) => collectPayoutAdapters(gateway.providers.payouts(gateway)))

function calls(gateway: Gateway): void {
  const adapters = adaptersOf(gateway)
  registerPayoutAccountCalls(gateway, hasOpenWithdrawal)
  registerWithdrawalCalls(gateway, adapters)
  for (const provider of adapters.providers) registerPayoutCallback(gateway, provider)
}

/**
 * Withdrawals and the accounts that they go to: their calls, the reports of the providers that modules register, and
 * the job. Withdrawals are refused where nobody pays out.
 */
export const withdrawalsModule = defineModule({
  name: 'money/withdrawals',
  calls,
  jobs: (gateway) => [withdrawalJob(gateway, adaptersOf(gateway))],
  tables: ['withdrawals', 'withdrawal_approvals'],
  migrations: withdrawalMigrations,
  storedCode,
  operations: [approveOrder, rejectOrder, payOrder, failOrder, returnOrder],
  cases: [withdrawalCases],
})
