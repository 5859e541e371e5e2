import { demoPayout } from '../demo-bank'
import { registerPayoutAccountCalls } from '../payout-accounts'
import type { Gateway } from '../../../kernel/gateway'
import { hasOpenWithdrawal } from './open-withdrawals'
import { registerWithdrawalCalls } from './withdrawal-calls'
import { withdrawalJob } from './withdrawal-job'

/** Withdrawals and the accounts that they go to: their calls and the job; paid by the demo's bank, refused where nobody pays out. */
export function withdrawalsModule(gateway: Gateway): void {
  const payout = gateway.settings.isDemo ? demoPayout : null
  registerPayoutAccountCalls(gateway, hasOpenWithdrawal)
  registerWithdrawalCalls(gateway, payout)
  if (payout) gateway.jobs.push(withdrawalJob(gateway, payout))
}
