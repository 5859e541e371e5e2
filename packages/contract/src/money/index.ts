// Balances
export { balanceSchema, type Balance } from './balance'
export { balanceCall, merchantWalletCall } from './wallet'

// Deposits and withdrawals
export { isFinalState, orderParams } from './orders'
export {
  type DepositMethod,
  type OfferedMethod,
  methodGroups,
  instructionKinds,
  feeOf,
} from './deposit-methods'
export {
  type InstructionField,
  type PaymentInstructions,
  cryptoNetworks,
  type CryptoNetwork,
  paymentInstructionsSchema,
} from './payment-instructions'
export {
  bonusOf,
  type DepositBonus,
  isForMethod,
  type OfferedPromotion,
  offeredPromotionSchema,
  promotionTermsSchema,
  type PromotionTerms,
  wageringOf,
} from './deposit-promotions'
export { longestVoucherCode, redeemVoucherCall } from './vouchers'
export {
  depositMoves,
  type DepositState,
  type HeldPayment,
  depositSchema,
  type Deposit,
  creditedMinor,
  depositMethodsCall,
  createDepositCall,
  depositCall,
  cancelDepositCall,
  depositPaidCall,
  depositsCall,
} from './deposits'
export { depositProofsCall, sendDepositProofsCall } from './deposit-proofs'
export {
  limitPeriods,
  type LimitPeriod,
  limitRaiseMs,
  type DepositLimit,
  type DepositLimits,
  limitReachedSchema,
  depositLimitsCall,
  setDepositLimitCall,
  confirmDepositLimitCall,
  dropDepositLimitCall,
} from './deposit-limits'
export {
  changePaymentPasswordCall,
  paymentPasswordCall,
  paymentPasswordCodeCall,
  recoverPaymentPasswordCall,
  setPaymentPasswordCall,
  type CodeChannel,
  type PaymentPasswordState,
  paymentPasswordSchema,
} from './payment-password'
export {
  accountChanged,
  addPayoutAccountCall,
  defaultPayoutAccountCall,
  mostPayoutAccounts,
  payoutAccountsCall,
  payoutLabel,
  payoutWaitMs,
  removePayoutAccountCall,
  storedPayoutAccountsSchema,
  type PayoutAccount,
  type PayoutAccounts,
  type PayoutInstitution,
  type PayoutKind,
  type StoredPayoutAccounts,
} from './payout-accounts'
export { readPayoutNumber, type PayoutNumberProblem } from './payout-number'
export { addressProblem } from './crypto-address'
export {
  withdrawalMoves,
  type WithdrawalState,
  type Withdrawal,
  type WithdrawCheck,
  withdrawChecks,
  type WithdrawFee,
  withdrawFeeOf,
  cancelledReason,
  rejectReasons,
  type RejectReason,
  reviewCauses,
  type ReviewCause,
  withdrawOptionsCall,
  createWithdrawalCall,
  withdrawalCall,
  cancelWithdrawalCall,
} from './withdrawals'
export {
  type RequirementKind,
  type RequirementState,
  type LockReason,
  type Requirement,
  turnoverCall,
  giveUpBonusCall,
} from './turnover'
export { type MoneyIntent, moneyIntentsSchema, type MoneyIntents } from './money-intent'

// Transfers to the superior
export {
  createUplineTransferCall,
  longestRemark,
  remarkSchema,
  transferChanged,
  uplineOptionsCall,
  uplineTransferCall,
  uplineTransferMoves,
  type UplineTransfer,
  type UplineTransferState,
} from './upline-transfer'

// Wallets at vendors
export {
  bringBackCall,
  createVendorTransferCall,
  setAutomaticTransferCall,
  transferDirections,
  vendorTransferCall,
  vendorTransferMoves,
  vendorWalletsCall,
  type TransferCause,
  type TransferDirection,
  type TransferFailure,
  type VendorTransfer,
  type VendorTransferState,
  type VendorWallet,
  type VendorWallets,
} from './vendor-wallets'

// Bookkeeping
export { ledgerKinds, kindsOfRecords, type LedgerKind } from './ledger-kinds'
export { isRecordType, recordTypes, type RecordType } from './record-types'

// Records
export { depositFilters, withdrawalFilters, type DepositFilter, type WithdrawalFilter } from './record-states'
export {
  exportPartSize,
  longestSearch,
  transactionRecordSchema,
  recordPageSize,
  type TransactionRecord,
  depositRecordsCall,
  depositExportCall,
  withdrawalRecordsCall,
  withdrawalExportCall,
  transactionRecordsCall,
  transactionExportCall,
} from './records'
