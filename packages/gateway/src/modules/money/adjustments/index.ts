// The module
export { adjustmentsModule } from './adjustments-module'
// Those that wait for a second operator
export { waitingAdjustments } from './waiting-adjustments'
