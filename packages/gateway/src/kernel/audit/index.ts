// Writing down what operators do
export { recordOperation, type Actor, type Change } from './audit-trail'
// Reading it
export { readTrail, readTrailOf } from './audit-trail'
// What it changes in a database
export { auditMigrations } from './migrations'
export { storedCode as auditCode } from './stored-code'
