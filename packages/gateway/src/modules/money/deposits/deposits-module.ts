import { demoBank, demoBankJob } from '../demo-bank'
import type { Gateway } from '../../../kernel/gateway'
import { registerDepositLimitCalls } from '../deposit-limits'
import { registerDepositCalls } from './deposit-calls'
import { depositedSince } from './deposited-since'
import { depositJob } from './deposit-job'
import { registerCallback } from './payment-callbacks'

/** Deposits: their calls, the providers' callbacks and the job; the demo adds a bank. */
export function depositsModule(gateway: Gateway): void {
  const { isDemo } = gateway.settings
  const providers = isDemo ? [demoBank] : []
  registerDepositCalls(gateway, providers)
  registerDepositLimitCalls(gateway, depositedSince)
  for (const provider of providers) registerCallback(gateway, provider)
  gateway.jobs.push(depositJob(gateway))
  if (isDemo) gateway.jobs.push(demoBankJob(gateway))
}
