// The module
export { demoBankModule } from './demo-bank-module'
// The demo's payment provider, and the job by which it pays
export { createDemoBank } from './demo-bank'
export { demoBankJob } from './demo-bank-job'
// The demo's payouts
export { createDemoPayout } from './demo-payout'
