// The demo's payment provider, and the job by which it pays
export { demoBank } from './demo-bank'
export { demoBankJob } from './demo-bank-job'
// The demo's payouts
export { demoPayout } from './demo-payout'
