import { demoBank, demoBankJob, demoPayout } from '../demo-bank'
import type { Gateway } from '../../../kernel/gateway'
import { registerDepositCalls } from './deposit-calls'
import { depositJob } from './deposit-job'
import { registerCallback } from './payment-callbacks'
import { registerWithdrawalCalls } from './withdrawal-calls'
import { withdrawalJob } from './withdrawal-job'

/** Deposits and withdrawals: their calls, the providers' callbacks and the jobs; the demo adds a bank. */
export function cashierModule(gateway: Gateway): void {
  const { isDemo } = gateway.settings
  const providers = isDemo ? [demoBank] : []
  const payout = isDemo ? demoPayout : null
  registerDepositCalls(gateway, providers)
  for (const provider of providers) registerCallback(gateway, provider)
  registerWithdrawalCalls(gateway, payout)
  gateway.jobs.push(depositJob(gateway))
  if (isDemo) gateway.jobs.push(demoBankJob(gateway))
  if (payout) gateway.jobs.push(withdrawalJob(gateway, payout))
}
