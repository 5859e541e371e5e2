// The module
export { depositsModule } from './deposits-module'
// What counts towards limits on deposits
export { depositUse } from './deposit-use'
// Records of them
export { depositRecords, depositsAfter } from './deposit-records'
// What members have deposited
export { firstDeposits } from './first-deposits'
// Orders that wait for people
export { agentQueue } from './agent-queue'
// Deposits from elsewhere
export { hasDeposits, importDeposits, type ImportedDeposit } from './import-deposits'
