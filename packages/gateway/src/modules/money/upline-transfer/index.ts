// The module
export { uplineTransferModule } from './upline-transfer-module'
// Those that wait for people
export {
  decideTransfer,
  transferCase,
  waitingTransfers,
  type TransferDecision,
  type WaitingTransfer,
} from './decide-transfer'
// Transfers from elsewhere
export { importUplineTransfers, type ImportedUplineTransfer } from './import-transfers'
// What a merchant sets
export { uplineTransferPart } from './transfer-terms'
