// The module
export { payoutAccountsModule } from './payout-accounts-module'
// The member's calls
export { registerPayoutAccountCalls } from './payout-account-calls'
// Where a withdrawal goes
export {
  payoutAccountAddedAt,
  payoutAccountForWithdrawal,
  payoutTarget,
  type UsablePayoutAccount,
} from './for-withdrawal'
export { otherHolders } from './other-holders'
export { payoutAccountsOf, payoutNumber } from './read-accounts'
// In whose name they are
export { checkHolderName, holderNameRule } from './new-account'
// Accounts from elsewhere
export { hasPayoutAccounts, importPayoutAccounts, type ImportedPayoutAccount } from './import-payout-accounts'
