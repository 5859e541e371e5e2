// The module
export { depositLimitsModule } from './deposit-limits-module'
// The member's calls
export { registerDepositLimitCalls } from './limit-calls'
export { limitContext } from './limit-context'
// A deposit
export { checkDepositLimits } from './check-limits'
// What is used of them
export { showLimits, type DepositUse } from './read-limits'
