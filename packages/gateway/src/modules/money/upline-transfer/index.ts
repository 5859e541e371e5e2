// The module
export { uplineTransferModule } from './upline-transfer-module'
// Those that wait for people
export { waitingTransfers } from './decide-transfer'
// Transfers from elsewhere
export { importUplineTransfers, type ImportedUplineTransfer } from './import-transfers'
