import { defineModule } from '../../../kernel/modules/define-module'
import { depositLimitMigrations } from './migrations'

/** What members let themselves deposit (RG-7). */
export const depositLimitsModule = defineModule({
  name: 'money/deposit-limits',
  tables: ['deposit_limits'],
  migrations: depositLimitMigrations,
})
