// The module
export { suspenseModule } from './suspense-module'
// Holding a payment that does not fit its order
export { holdPayment, type ReceivedPayment } from './suspense-moves'
// What is held
export type { SuspenseRow } from './tables'
export { listSuspense, readHeld, heldDepositIds, type ListedItem } from './read-suspense'
// Auditing the ledger with what is held
export { auditMoney } from './audit-money'
// Payments from elsewhere
export { importHeld, type ImportedHeld } from './import-held'
// What operators do with it
export { operateSuspense } from './operate-suspense'
