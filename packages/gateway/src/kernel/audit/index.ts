// Writing down what operators do
export { recordDeed, type Actor, type Change } from './audit-trail'
// Reading it
export { readTrail, type Deed } from './audit-trail'
// What it changes in a database
export { auditMigrations } from './migrations'
