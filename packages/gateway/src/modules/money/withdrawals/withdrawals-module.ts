import { demoPayout } from '../demo-bank'
import type { Gateway } from '../../../kernel/gateway'
import { registerWithdrawalCalls } from './withdrawal-calls'
import { withdrawalJob } from './withdrawal-job'

/** Withdrawals: their calls and the job; paid by the demo's bank, refused where nobody pays out. */
export function withdrawalsModule(gateway: Gateway): void {
  const payout = gateway.settings.isDemo ? demoPayout : null
  registerWithdrawalCalls(gateway, payout)
  if (payout) gateway.jobs.push(withdrawalJob(gateway, payout))
}
