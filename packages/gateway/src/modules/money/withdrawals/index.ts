// The module
export { withdrawalsModule } from './withdrawals-module'
// Withdrawals from elsewhere
export { importWithdrawals } from './import-withdrawals'
