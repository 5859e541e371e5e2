import { defineModule } from '../../../kernel/modules/define-module'
import { payoutAccountMigrations } from './migrations'

/** Where members are paid (WITHDRAW-5). */
export const payoutAccountsModule = defineModule({
  name: 'money/payout-accounts',
  tables: ['payout_accounts'],
  migrations: payoutAccountMigrations,
})
