import { defineModule } from '../../../kernel/modules/define-module'
import { demoBankMethod } from './demo-bank'
import { demoBankMigrations } from './migrations'
import { storedCode } from './stored-code'

/** The demo's payment provider. */
export const demoBankModule = defineModule({
  name: 'money/demo-bank',
  tables: ['demo_bank_payments'],
  migrations: demoBankMigrations,
  storedCode,
  paymentMethods: [demoBankMethod],
})
