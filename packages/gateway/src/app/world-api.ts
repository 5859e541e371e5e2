// What a demo world uses of the gateway. `@plaza/gateway/world-api` stays outside of the world's bundle, so that a
// process has one copy of everything that holds state.

// Running a gateway with a world
export { runGateway } from './run-gateway'
export type { World, WorldInput } from './world'
// Merchants
export { importMerchants, type ImportedMerchant } from '../kernel/merchants/import-merchants'
export { defaultRegister, type WrittenSettings } from '../modules/identity/registration-rules'
export { settingsArtwork } from '../kernel/merchants/settings-artwork'
export { realMerchants } from '../kernel/merchants/find-merchants'
// What they show
export {
  hasContent,
  importAnnouncementReads,
  importContent,
  type ImportedAnnouncementRead,
  type ImportedContent,
} from '../modules/platform/content'
export {
  addGames,
  hasGames,
  hasTiles,
  importCatalogue,
  type ImportedGame,
  type ImportedVendor,
} from '../modules/play/games'
export { linkDemoVendors } from '../modules/play/vendors'
export { allowArtwork, isArtworkAllowed } from '../modules/platform/content'
// Their lotteries
export {
  hasLotteries,
  importLotteries,
  issuesFrom,
  planPast,
  type ImportedLottery,
  type Past,
  type PlannedPast,
  type ScheduledIssue,
} from '../modules/lottery/draws'
// Bets on them
export {
  importLotteryOrders,
  playedOf,
  settleImported,
  type CorrectedEnd,
  type ImportedEnd,
  type ImportedLotteryOrder,
  type SettledImport,
} from '../modules/lottery/bets'
export { importChases, type ImportedChase } from '../modules/lottery/chases'
// Their members
export { accountNames, hasMembers } from '../modules/identity/directory'
export { importMembers, type ImportedMail } from '../modules/identity/member'
export { hasSignIns, importSignIns, type ImportedSignIn } from '../modules/identity/session'
export { importAgents, type ImportedAgent } from '../modules/agency/agent'
export { hasContracts, importContracts, spanOf, type ImportedContract } from '../modules/agency/contracts'
export { importDividends } from '../modules/agency/dividends'
export { hasEnvelopes, importEnvelopes, type ImportedEnvelope } from '../modules/agency/envelopes'
export { hasLinks, importLinks, type ImportedLink } from '../modules/agency/open-account'
export {
  dayPeriod,
  earnedByShares,
  earnedBySalaries,
  idleTeam,
  importIncomes,
  lastSettledDay,
  salariesOf,
  salaryRow,
  type ImportedIncome,
  type ImportedIncomes,
  type ImportedShare,
  type PlayedTeam,
  type SalaryRow,
} from '../modules/agency/income'
export { systemRates } from '../modules/agency/rates'
export { importRates, ratesOfLine, type GivenRates, type ImportedRate } from '../modules/stakes/rates'
export { hasFreezes, importFreezes, type ImportedFreeze } from '../modules/agency/freeze-requests'
export { importOwnGames } from '../modules/play/games'
export { importPlay } from '../modules/play/game-sessions'
export type { ImportedGameSession, ImportedRound } from '../modules/play/game-sessions'
export { hasPlayDays, type ImportedPlayDay } from '../modules/stakes/member-days'
// Their breaks and limits
export { hasProtection, importProtection } from '../modules/identity/protection'
export { importLimits } from '../modules/stakes/limits'
// Their money
export { postBulk, type BulkTransfer } from '../kernel/ledger'
export { hasDeposits, importDeposits, type ImportedDeposit } from '../modules/money/deposits'
export { importBonuses, type DepositPromotion, type ImportedBonus } from '../modules/money/deposit-promotions'
export { importEntries, type ImportedEntry, type Referral } from '../modules/growth/promotions'
export {
  grantReward,
  importRewards,
  type ImportedReward,
  type NewReward,
  type Rewards,
} from '../modules/growth/rewards'
export { importInvitations, type ImportedInvitations } from '../modules/growth/invitations'
export { importLevels, payLevel, type Vip } from '../modules/growth/vip'
export { importRebates } from '../modules/growth/rebates'
export { importRequirements, type ImportedRequirement } from '../modules/stakes/turnover'
export { importWithdrawals, type ImportedWithdrawal } from '../modules/money/withdrawals'
export { importUplineTransfers, type ImportedUplineTransfer } from '../modules/money/upline-transfer'
export type { MissionSetting } from '../modules/growth/missions'
export { importCheckIns, type ImportedCheckIn } from '../modules/growth/check-in'
export { hasFeedback, importFeedback, type ImportedFeedback } from '../modules/care/feedback'
export {
  hasKyc,
  hasKycPictures,
  importKyc,
  importKycPictures,
  type ImportedKyc,
  type ImportedKycPicture,
} from '../modules/care/kyc'
export { importRain, splitPot, type ImportedRain } from '../modules/growth/rain'
export { importVendorTransfers, type ImportedVendorTransfer } from '../modules/play/vendor-transfers'
export type { ImportedOrder } from '../modules/money/orders'
export { importPaymentPasswords } from '../modules/identity/payment-password'
export {
  hasPayoutAccounts,
  importPayoutAccounts,
  type ImportedPayoutAccount,
} from '../modules/money/payout-accounts'
// Modules of the world's own
export type { Gateway } from '../kernel/gateway'
export { defineModule, type GatewayModule } from '../kernel/modules/define-module'
export { CallFailure } from '../kernel/call-failure'
export type { Database, Trx } from '../kernel/database/database'
export { importMultiples } from '../modules/stakes/multiples'
