import { defineModule } from '../../../kernel/modules/define-module'
import { voucherMigrations } from './migrations'

/** Single-use codes that are worth money (DEPOSIT-7). */
export const vouchersModule = defineModule({
  name: 'money/vouchers',
  tables: ['vouchers'],
  migrations: voucherMigrations,
})
