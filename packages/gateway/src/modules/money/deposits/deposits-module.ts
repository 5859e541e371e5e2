import { createChainDemo } from '../chain-demo'
import { createDemoBank, demoBankJob } from '../demo-bank'
import { createPspDemo } from '../psp-demo'
import type { Gateway } from '../../../kernel/gateway'
import { registerDepositLimitCalls } from '../deposit-limits'
import { askJob } from './ask-job'
import { registerDepositCalls } from './deposit-calls'
import { depositUse } from './deposit-use'
import { depositJob } from './deposit-job'
import { agentAdapter, voucherAdapter } from './house-methods'
import { registerProofCalls } from './proof-calls'
import { registerCallback } from './payment-callbacks'
import { collectPaymentAdapters } from './payment-adapters'
import { registerVoucherCall } from './redeem-voucher'

/** Deposits: their calls, the providers' callbacks and the jobs; the demo adds its providers. */
export function depositsModule(gateway: Gateway): void {
  const { isDemo, pspUrl } = gateway.settings
  const adapters = collectPaymentAdapters([
    ...(isDemo ? [createDemoBank(gateway)] : []),
    ...(isDemo && pspUrl !== undefined
      ? [createPspDemo(gateway, pspUrl), createChainDemo(gateway, pspUrl)]
      : []),
    voucherAdapter,
    agentAdapter,
  ])
  registerDepositCalls(gateway, adapters)
  registerVoucherCall(gateway, adapters)
  registerDepositLimitCalls(gateway, depositUse)
  registerProofCalls(gateway)
  for (const provider of adapters.providers) registerCallback(gateway, provider)
  gateway.jobs.push(depositJob(gateway, adapters), askJob(gateway, adapters))
  if (isDemo) gateway.jobs.push(demoBankJob(gateway))
}
