// The module
export { depositsModule } from './deposits-module'
// Records of them
export { depositRecords, depositsAfter } from './deposit-records'
// Orders that wait for people
export { agentQueue, type PaidToAgent } from './agent-queue'
export { agentCase } from './agent-case'
// Deposits from elsewhere
export { importDeposits, type ImportedDeposit } from './import-deposits'
// What counts towards limits
export { depositUse } from './deposit-use'
// What operators do with methods and with orders that are paid in person
export { operatePayments, listMethods, type ListedMethod, type PaymentOperation } from './operate-payments'
