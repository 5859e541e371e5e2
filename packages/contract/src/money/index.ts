// Balances
export { balanceSchema, type Balance } from './balance'
export { balanceCall, merchantWalletCall } from './wallet'

// Deposits and withdrawals
export {
  type DepositMethod,
  depositMoves,
  type DepositState,
  withdrawalMoves,
  type WithdrawalState,
  isFinalState,
  type HeldPayment,
  depositSchema,
  type Deposit,
  type Withdrawal,
  creditedMinor,
  depositMethodsCall,
  createDepositCall,
  depositCall,
  cancelDepositCall,
  depositsCall,
  withdrawOptionsCall,
  setPaymentPasswordCall,
  createWithdrawalCall,
  withdrawalCall,
} from './cashier'
export { type MoneyIntent, moneyIntentsSchema, type MoneyIntents } from './money-intent'

// Bookkeeping
export { ledgerKinds, type LedgerKind } from './ledger-kinds'
