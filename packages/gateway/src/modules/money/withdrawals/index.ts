// The module
export { withdrawalsModule } from './withdrawals-module'
// Records of them
export { withdrawalRecords, withdrawalsAfter } from './withdrawal-records'
// Withdrawals from elsewhere
export { importWithdrawals } from './import-withdrawals'
// What it changes in a database
export { withdrawalMigrations } from './migrations'
