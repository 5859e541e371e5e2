// Names of accounts
export { house, houseAccount, memberWallet, openWallets, type AccountName } from './accounts'
// Moving money
export { transfer, type Posted, type Transfer, type TransferEntry } from './transfer'
export { postBulk, type Bulk, type BulkTransfer } from './post-bulk'
// Hearing that money moved
export { balanceChannel } from './balance-changed'
// Reading and checking
export { readBalance, type BalanceOwner } from './balance'
export { ledgerAudit, type LedgerProblem } from './audit'
