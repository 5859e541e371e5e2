// The module
export { withdrawalsModule } from './withdrawals-module'
// Until when they wait
export { heldUntil } from './changed-at'
// What a day allows
export { dayAllowance, largestWithdrawal } from './day-use'
// Records of them
export { withdrawalRecords, withdrawalsAfter } from './withdrawal-records'
// Withdrawals from elsewhere
export { importWithdrawals, type ImportedWithdrawal } from './import-withdrawals'
