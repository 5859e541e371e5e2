import { defineModule } from '../../../kernel/modules/define-module'
import { adjustmentMigrations } from './migrations'

/** Corrections of wallets by two operators. */
export const adjustmentsModule = defineModule({
  name: 'money/adjustments',
  tables: ['adjustments'],
  migrations: adjustmentMigrations,
})
