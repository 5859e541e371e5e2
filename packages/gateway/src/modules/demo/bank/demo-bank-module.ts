import { defineModule } from '../../../kernel/modules/define-module'
import { createDemoBank, demoBankMethod } from './demo-bank'
import { demoBankJob } from './demo-bank-job'
import { createDemoPayout } from './demo-payout'
import { demoBankMigrations } from './migrations'
import { storedCode } from './stored-code'

/** The demo's bank: pays in and is paid only where the demo is on. */
export const demoBankModule = defineModule({
  name: 'demo/bank',
  jobs: (gateway) => (gateway.settings.isDemo ? [demoBankJob(gateway)] : []),
  tables: ['demo_bank_payments'],
  migrations: demoBankMigrations,
  storedCode,
  paymentMethods: [demoBankMethod],
  paymentProviders: (gateway) => (gateway.settings.isDemo ? [createDemoBank(gateway)] : []),
  payoutProviders: ({ settings }) => (settings.isDemo ? [createDemoPayout()] : []),
})
