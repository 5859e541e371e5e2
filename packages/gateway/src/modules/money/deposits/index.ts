// The module
export { depositsModule } from './deposits-module'
// Records of them
export { depositRecords, depositsAfter } from './deposit-records'
// Deposits from elsewhere
export { importDeposits } from './import-deposits'
// What it changes in a database
export { depositMigrations } from './migrations'
