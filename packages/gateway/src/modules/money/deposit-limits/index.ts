// The member's calls
export { limitContext, registerDepositLimitCalls } from './limit-calls'
// What it changes in a database
export { depositLimitMigrations } from './migrations'
// A deposit
export { checkDepositLimits } from './check-limits'
// Reading and setting them elsewhere
export { showLimits, type DepositedSince, type LimitContext } from './read-limits'
export { setLimit } from './change-limits'
