import { createDemoPayout } from '../demo-bank'
import { registerPayoutAccountCalls } from '../payout-accounts'
import { createPspPayout } from '../psp-demo'
import type { Gateway } from '../../../kernel/gateway'
import { hasOpenWithdrawal } from './open-withdrawals'
import { registerPayoutCallback } from './payout-callbacks'
import { collectPayoutAdapters } from './payout-adapters'
import { registerWithdrawalCalls } from './withdrawal-calls'
import { withdrawalJob } from './withdrawal-job'

/**
 * Withdrawals and the accounts that they go to: their calls, the providers' reports and the job; the demo adds its
 * providers, and withdrawals are refused where nobody pays out.
 */
export function withdrawalsModule(gateway: Gateway): void {
  const { isDemo, pspUrl } = gateway.settings
  const adapters = collectPayoutAdapters([
    ...(isDemo && pspUrl !== undefined ? [createPspPayout(gateway, pspUrl)] : []),
    ...(isDemo ? [createDemoPayout()] : []),
  ])
  registerPayoutAccountCalls(gateway, hasOpenWithdrawal)
  registerWithdrawalCalls(gateway, adapters)
  for (const provider of adapters.providers) registerPayoutCallback(gateway, provider)
  gateway.jobs.push(withdrawalJob(gateway, adapters))
}
