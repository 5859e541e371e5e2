// The module
export { depositsModule } from './deposits-module'
// Records of them
export { depositRecords, depositsAfter } from './deposit-records'
// Orders that wait for people
export { agentQueue } from './agent-queue'
// Deposits from elsewhere
export { hasDeposits, importDeposits, type ImportedDeposit } from './import-deposits'
