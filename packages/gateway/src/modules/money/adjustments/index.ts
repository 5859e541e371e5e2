// Corrections of wallets by two operators
export { adjust, type Adjustment } from './adjust'
// Those that wait for a second one
export { adjustmentCase, waitingAdjustments, type WaitingAdjustment } from './waiting-adjustments'
// What it changes in a database
export { adjustmentMigrations } from './migrations'
