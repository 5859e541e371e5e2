// The module
export { vendorTransfersModule } from './vendor-transfers-module'
// Money for a game that opens, and back when it is left
export { fundPlay } from './fund-play'
export { isAutomatic } from './automatic'
export { bringBack, inHandMs, wantBack } from './bring-back'
// What a vendor says that a wallet holds
export { settleBalance } from './settle-balance'
// Whether the ledger and the transfers agree
export { isMoneyAt, transitProblems, type TransitProblem } from './transit-problems'
// Transfers from elsewhere
export { importVendorTransfers, type ImportedVendorTransfer } from './import-vendor-transfers'
