// The demo's payment provider as the gateway speaks to it
export { createPspDemo, pspMethods, pspReport } from './psp-demo'
// Its payouts
export { createPspPayout } from './psp-payout'
