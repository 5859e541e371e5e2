// The demo's payment provider, and the job by which it pays
export { createDemoBank, demoBankMethod } from './demo-bank'
export { demoBankJob } from './demo-bank-job'
// What it changes in a database
export { demoBankMigrations } from './migrations'
// The demo's payouts
export { createDemoPayout } from './demo-payout'
