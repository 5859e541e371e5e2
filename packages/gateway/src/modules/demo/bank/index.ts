// The module
export { demoBankModule } from './demo-bank-module'
// The demo's payment provider
export { createDemoBank } from './demo-bank'
