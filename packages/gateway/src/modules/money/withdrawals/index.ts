// The module
export { withdrawalsModule } from './withdrawals-module'
// Records of them
export { withdrawalRecords, withdrawalsAfter } from './withdrawal-records'
// What operators do with them
export { reviewWithdrawal, type ReviewOperation } from './review-withdrawal'
export { hasWithdrawal } from './withdrawal-moves'
export {
  reviewQueue,
  withdrawalDossier,
  type ReviewedWithdrawal,
  type WithdrawalDossier,
} from './list-review'
// Withdrawals from elsewhere
export { importWithdrawals, type ImportedWithdrawal } from './import-withdrawals'
