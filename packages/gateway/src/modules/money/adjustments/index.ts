// Corrections of wallets by two operators
export { adjust, type Adjustment } from './adjust'
// What it changes in a database
export { adjustmentMigrations } from './migrations'
