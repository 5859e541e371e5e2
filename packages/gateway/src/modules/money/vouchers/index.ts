// The module
export { vouchersModule } from './vouchers-module'
// Redeeming
export { takeVoucher, type TakenVoucher } from './take-voucher'
// What operators do with vouchers, and their list
export { operateVouchers, listVouchers, type VoucherOperation } from './operate-vouchers'
export type { VoucherRow } from './tables'
// Codes, for the command that makes them
export { newVoucherCode, hashVoucherCode, voucherTail } from './voucher-code'
