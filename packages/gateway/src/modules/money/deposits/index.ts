// The module
export { depositsModule } from './deposits-module'
// Deposits from elsewhere
export { importDeposits } from './import-deposits'
