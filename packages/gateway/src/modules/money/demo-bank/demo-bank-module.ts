import { defineModule } from '../../../kernel/modules/define-module'
import { demoBankMigrations } from './migrations'

/** The demo's payment provider. */
export const demoBankModule = defineModule({
  name: 'money/demo-bank',
  tables: ['demo_bank_payments'],
  migrations: demoBankMigrations,
})
