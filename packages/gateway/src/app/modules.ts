import type { GatewayModule } from '../kernel/gateway'
import { healthModule } from '../kernel/http/health'
import { streamModule } from '../kernel/stream/stream-module'
import { agentModule } from '../modules/agency/agent'
import { captchaModule } from '../modules/identity/captcha'
import { betsModule } from '../modules/lottery/bets'
import { chasesModule } from '../modules/lottery/chases'
import { depositsModule } from '../modules/money/deposits'
import { paymentPasswordModule } from '../modules/money/payment-password'
import { turnoverModule } from '../modules/money/turnover'
import { recordsModule } from '../modules/money/records'
import { uplineTransferModule } from '../modules/money/upline-transfer'
import { withdrawalsModule } from '../modules/money/withdrawals'
import { contentModule } from '../modules/site/content'
import { drawsModule } from '../modules/lottery/draws'
import { gamesModule, ownGamesModule } from '../modules/play/games'
import { liveRowsModule } from '../modules/play/live-rows'
import { memberModule } from '../modules/identity/member'
import { messagesModule } from '../modules/site/messages'
import { operationsModule } from '../modules/site/operations'
import { registrationModule } from '../modules/identity/registration'
import { playModule } from '../modules/play/game-sessions'
import { passwordModule } from '../modules/identity/password'
import { sessionModule } from '../modules/identity/session'
import { socialModule } from '../modules/identity/social'
import { systemModule } from '../modules/site/system'
import { verificationModule } from '../modules/identity/verification'
import { trialModule } from '../modules/identity/trial'
import { uploadsModule } from '../modules/site/uploads'
import { vendorTransfersModule } from '../modules/money/vendor-transfers'
import { vendorWalletModule } from '../modules/money/vendor-wallet'
import { walletModule } from '../modules/money/wallet'

/** Every module of the gateway. */
export const modules: GatewayModule[] = [
  healthModule,
  streamModule,
  sessionModule,
  captchaModule,
  verificationModule,
  passwordModule,
  messagesModule,
  uploadsModule,
  registrationModule,
  trialModule,
  socialModule,
  walletModule,
  depositsModule,
  paymentPasswordModule,
  turnoverModule,
  withdrawalsModule,
  recordsModule,
  uplineTransferModule,
  vendorTransfersModule,
  systemModule,
  contentModule,
  gamesModule,
  ownGamesModule,
  liveRowsModule,
  drawsModule,
  playModule,
  vendorWalletModule,
  betsModule,
  chasesModule,
  memberModule,
  agentModule,
  operationsModule,
]
