import { defineModule } from '../../../kernel/modules/define-module'
import { voucherCommands } from './voucher-commands'
import { makeVouchers, revokeVoucher, vouchersReport } from './voucher-operations'
import { voucherMigrations } from './migrations'

/** Single-use codes that are worth money (DEPOSIT-7). */
export const vouchersModule = defineModule({
  name: 'money/vouchers',
  tables: ['vouchers'],
  migrations: voucherMigrations,
  operations: [makeVouchers, revokeVoucher],
  reports: [vouchersReport],
  commands: voucherCommands,
  commandGroups: { voucher: 'single-use codes that are worth money' },
})
