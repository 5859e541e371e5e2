// The module
export { depositLimitsModule } from './deposit-limits-module'
// The member's calls
export { limitContext, registerDepositLimitCalls } from './limit-calls'
// A deposit
export { checkDepositLimits } from './check-limits'
// What is used of them
export type { DepositUse } from './read-limits'
