// The module
export { vouchersModule } from './vouchers-module'
// Redeeming
export { takeVoucher, type TakenVoucher } from './take-voucher'
