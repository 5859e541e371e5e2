import { defineModule } from '../../../kernel/modules/define-module'
import { adjustCommand } from './adjust-command'
import { adjustmentCases, adjustWallet } from './adjustment-cases'
import { adjustmentMigrations } from './migrations'

/** Corrections of wallets by two operators. */
export const adjustmentsModule = defineModule({
  name: 'money/adjustments',
  tables: ['adjustments'],
  migrations: adjustmentMigrations,
  operations: [adjustWallet],
  cases: [adjustmentCases],
  commands: [adjustCommand],
})
