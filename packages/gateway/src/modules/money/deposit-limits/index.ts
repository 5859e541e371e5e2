// The member's calls
export { limitContext, registerDepositLimitCalls } from './limit-calls'
// What it changes in a database
export { depositLimitMigrations } from './migrations'
// A deposit
export { checkDepositLimits } from './check-limits'
// What is used of them
export type { DepositUse } from './read-limits'
