import { kernelModules } from '../kernel/kernel-modules'
import type { GatewayModule } from '../kernel/modules/define-module'
import { agentModule } from '../modules/agency/agent'
import { freezeRequestsModule } from '../modules/agency/freeze-requests'
import { auditModule } from '../modules/agency/audit'
import { teamModule } from '../modules/agency/team'
import { teamOverviewModule } from '../modules/agency/overview'
import { teamTransactionsModule } from '../modules/agency/transactions'
import { incomeModule } from '../modules/agency/income'
import { teamBettingModule } from '../modules/agency/team-betting'
import { teamListModule } from '../modules/agency/team-list'
import { openAccountModule } from '../modules/agency/open-account'
import { agentRatesModule } from '../modules/agency/rates'
import { contractsModule } from '../modules/agency/contracts'
import { dividendsModule } from '../modules/agency/dividends'
import { downlineTransferModule } from '../modules/agency/downline-transfer'
import { envelopesModule } from '../modules/agency/envelopes'
import { affiliatesModule } from '../modules/identity/affiliates'
import { feedbackModule } from '../modules/care/feedback'
import { inboxModule } from '../modules/care/inbox'
import { kycModule } from '../modules/care/kyc'
import { promotionsModule } from '../modules/growth/promotions'
import { rewardsModule } from '../modules/growth/rewards'
import { checkInModule } from '../modules/growth/check-in'
import { invitationsModule } from '../modules/growth/invitations'
import { missionsModule } from '../modules/growth/missions'
import { rankingModule } from '../modules/growth/ranking'
import { rebatesModule } from '../modules/growth/rebates'
import { vipModule } from '../modules/growth/vip'
import { rainModule } from '../modules/growth/rain'
import { privacyModule } from '../modules/care/privacy'
import { responsiblePlayModule } from '../modules/care/responsible-play'
import { captchaModule } from '../modules/identity/captcha'
import { securityModule } from '../modules/care/security'
import { directoryModule } from '../modules/identity/directory'
import { kycLevelsModule } from '../modules/identity/kyc'
import { protectionModule } from '../modules/identity/protection'
import { memberModule } from '../modules/identity/member'
import { passwordModule } from '../modules/identity/password'
import { registrationModule } from '../modules/identity/registration'
import { passkeysModule } from '../modules/identity/passkeys'
import { secondStepModule } from '../modules/identity/second-step'
import { sessionModule } from '../modules/identity/session'
import { socialModule } from '../modules/identity/social'
import { trialModule } from '../modules/identity/trial'
import { verificationModule } from '../modules/identity/verification'
import { betsModule } from '../modules/lottery/bets'
import { chasesModule } from '../modules/lottery/chases'
import { drawsModule } from '../modules/lottery/draws'
import { adjustmentsModule } from '../modules/money/adjustments'
import { chainDemoModule } from '../modules/demo/chain'
import { demoBankModule } from '../modules/demo/bank'
import { pspDemoModule } from '../modules/demo/psp'
import { depositLimitsModule } from '../modules/money/deposit-limits'
import { depositPromotionsModule } from '../modules/money/deposit-promotions'
import { depositsModule } from '../modules/money/deposits'
import { ordersModule } from '../modules/money/orders'
import { paymentPasswordModule } from '../modules/identity/payment-password'
import { payoutAccountsModule } from '../modules/money/payout-accounts'
import { gameRecordModule } from '../modules/money/game-record'
import { profitAndLossModule } from '../modules/money/profit-and-loss'
import { recordsModule } from '../modules/money/records'
import { reviewTakesModule } from '../modules/money/review-takes'
import { suspenseModule } from '../modules/money/suspense'
import { memberDaysModule } from '../modules/stakes/member-days'
import { multiplesModule } from '../modules/stakes/multiples'
import { ratesModule } from '../modules/stakes/rates'
import { limitsModule } from '../modules/stakes/limits'
import { turnoverModule } from '../modules/stakes/turnover'
import { uplineTransferModule } from '../modules/money/upline-transfer'
import { vendorTransfersModule } from '../modules/play/vendor-transfers'
import { vendorWalletModule } from '../modules/play/vendor-wallet'
import { vouchersModule } from '../modules/money/vouchers'
import { walletModule } from '../modules/money/wallet'
import { withdrawalsModule } from '../modules/money/withdrawals'
import { playModule } from '../modules/play/game-sessions'
import { gamesModule } from '../modules/play/games'
import { liveRowsModule } from '../modules/play/live-rows'
import { vendorsModule } from '../modules/play/vendors'
import { chatModule } from '../modules/platform/chat'
import { chatDemoModule } from '../modules/demo/chat'
import { contentModule } from '../modules/platform/content'
import { messagesModule } from '../modules/platform/messages'
import { operationsModule } from '../modules/site/operations'
import { systemModule } from '../modules/site/system'
import { uploadsModule } from '../modules/platform/uploads'

/** Every module of the gateway. */
export const modules: readonly GatewayModule[] = [
  ...kernelModules,
  sessionModule,
  secondStepModule,
  passkeysModule,
  directoryModule,
  kycLevelsModule,
  protectionModule,
  captchaModule,
  verificationModule,
  passwordModule,
  messagesModule,
  uploadsModule,
  registrationModule,
  trialModule,
  socialModule,
  walletModule,
  ordersModule,
  reviewTakesModule,
  adjustmentsModule,
  withdrawalsModule,
  payoutAccountsModule,
  demoBankModule,
  pspDemoModule,
  chainDemoModule,
  depositsModule,
  depositLimitsModule,
  depositPromotionsModule,
  vouchersModule,
  suspenseModule,
  paymentPasswordModule,
  memberDaysModule,
  multiplesModule,
  ratesModule,
  limitsModule,
  turnoverModule,
  recordsModule,
  gameRecordModule,
  profitAndLossModule,
  uplineTransferModule,
  vendorTransfersModule,
  systemModule,
  chatModule,
  chatDemoModule,
  contentModule,
  gamesModule,
  vendorsModule,
  liveRowsModule,
  drawsModule,
  playModule,
  vendorWalletModule,
  betsModule,
  chasesModule,
  memberModule,
  affiliatesModule,
  inboxModule,
  feedbackModule,
  kycModule,
  rewardsModule,
  vipModule,
  rebatesModule,
  rainModule,
  securityModule,
  responsiblePlayModule,
  privacyModule,
  checkInModule,
  missionsModule,
  invitationsModule,
  rankingModule,
  promotionsModule,
  agentModule,
  teamModule,
  teamOverviewModule,
  teamTransactionsModule,
  agentRatesModule,
  incomeModule,
  openAccountModule,
  contractsModule,
  dividendsModule,
  downlineTransferModule,
  envelopesModule,
  freezeRequestsModule,
  teamListModule,
  teamBettingModule,
  auditModule,
  operationsModule,
]
