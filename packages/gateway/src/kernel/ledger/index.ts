// Names of accounts
export { house, houseAccount, memberWallet, openWallets, type AccountName } from './accounts'
// Moving money
export { transfer, type Transfer } from './transfer'
export { postBulk, type BulkTransfer } from './post-bulk'
// Seeing what accounts hold before money moves
export { lockAccounts } from './accounts'
// Hearing that money moved
export { balanceChannel, notifyBalancesChanged } from './balance-changed'
// Reading and checking
export { readBalance, readHouseBalances, readWalletBalances, walletsIn, type BalanceOwner } from './balance'
export {
  historyAfter,
  historyBalances,
  historyPage,
  historyTotals,
  type HistoryEntry,
  type HistoryFilter,
} from './history'
export { manyHistoriesAfter, manyHistoriesTotals, type ManyHistoriesFilter } from './history-of-many'
export { bookingsOf } from './bookings'
export { readDebt, readDebts, type Debt } from './debts'
export { ledgerAudit, type LedgerProblem } from './audit'
// What it changes in a database
export { ledgerMigrations } from './migrations'
export { storedCode as ledgerCode } from './stored-code'
