// The module
export { adjustmentsModule } from './adjustments-module'
// Corrections of wallets by two operators
export { adjust, type Adjustment } from './adjust'
// Those that wait for a second one
export { adjustmentCase, waitingAdjustments, type WaitingAdjustment } from './waiting-adjustments'
