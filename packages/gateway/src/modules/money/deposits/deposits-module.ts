import { operateSuspense } from '../suspense'
import type { Gateway } from '../../../kernel/gateway'
import { registerDepositLimitCalls } from '../deposit-limits'
import { defineModule } from '../../../kernel/modules/define-module'
import type { Job } from '../../../kernel/jobs/job'
import { oncePer } from '../../../kernel/once-per'
import { agentCases } from './agent-cases'
import { paymentCommands } from './payment-commands'
import { creditPayment, methodsReport, refusePayment, switchPaymentMethod } from './payment-operations'
import { depositMigrations } from './migrations'
import { askJob } from './ask-job'
import { registerDepositCalls } from './deposit-calls'
import { depositUse } from './deposit-use'
import { depositJob } from './deposit-job'
import { agentAdapter, voucherAdapter } from './house-methods'
import { registerProofCalls } from './proof-calls'
import { registerCallback } from './payment-callbacks'
import { collectPaymentAdapters } from './payment-adapters'
import { registerVoucherCall } from './redeem-voucher'
import { storedCode } from './stored-code'

const held = operateSuspense(depositUse)

/** The house's own methods come after those of providers. */
const adaptersOf = oncePer((gateway: Gateway) =>
  collectPaymentAdapters([...gateway.providers.payments(gateway), voucherAdapter, agentAdapter]),
)

function jobs(gateway: Gateway): Job[] {
  const adapters = adaptersOf(gateway)
  return [depositJob(gateway, adapters), askJob(gateway, adapters)]
}

function calls(gateway: Gateway): void {
  const adapters = adaptersOf(gateway)
  registerDepositCalls(gateway, adapters)
  registerVoucherCall(gateway, adapters)
  registerDepositLimitCalls(gateway, depositUse)
  registerProofCalls(gateway)
  for (const provider of adapters.providers) registerCallback(gateway, provider)
}

/** Deposits: their calls, the callbacks of the providers that modules register, and the jobs. */
export const depositsModule = defineModule({
  name: 'money/deposits',
  calls,
  jobs,
  tables: ['deposits', 'deposit_asks', 'payment_methods', 'provider_events'],
  migrations: depositMigrations,
  storedCode,
  operations: [...held.operations, switchPaymentMethod, creditPayment, refusePayment],
  reports: [methodsReport],
  // What is held for an order is decided before the order itself.
  cases: [held.cases, agentCases],
  commands: [...held.commands, ...paymentCommands],
  commandGroups: { payments: 'deposit methods: on, off, maintenance' },
  paymentMethods: [...voucherAdapter.methods, ...agentAdapter.methods],
})
