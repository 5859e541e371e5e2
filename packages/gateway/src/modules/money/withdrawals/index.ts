// The module
export { withdrawalsModule } from './withdrawals-module'
// Records of them
export { withdrawalRecords, withdrawalsAfter } from './withdrawal-records'
// Withdrawals from elsewhere
export { importWithdrawals, type ImportedWithdrawal } from './import-withdrawals'
