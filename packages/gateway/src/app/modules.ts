import { artworkModule } from '../artwork/artwork-module'
import type { GatewayModule } from '../kernel/gateway'
import { healthModule } from '../kernel/http/health'
import { streamModule } from '../kernel/stream/stream-module'
import { agentModule } from '../modules/agency/agent/agent-module'
import { captchaModule } from '../modules/identity/captcha/captcha-module'
import { cashierModule } from '../modules/money/cashier/cashier-module'
import { contentModule } from '../modules/site/content/content-module'
import { gamesModule } from '../modules/play/games/games-module'
import { ownGamesModule } from '../modules/play/games/own-games-module'
import { liveRowsModule } from '../modules/play/live-rows/live-rows-module'
import { memberModule } from '../modules/identity/member/member-module'
import { messagesModule } from '../modules/site/messages/messages-module'
import { operationsModule } from '../modules/site/operations/operations-module'
import { registrationModule } from '../modules/identity/registration/registration-module'
import { playModule } from '../modules/play/game-sessions/play-module'
import { passwordModule } from '../modules/identity/password/password-module'
import { sessionModule } from '../modules/identity/session/session-module'
import { socialModule } from '../modules/identity/social/social-module'
import { systemModule } from '../modules/site/system/system-module'
import { verificationModule } from '../modules/identity/verification/verification-module'
import { trialModule } from '../modules/identity/trial/trial-module'
import { vendorWalletModule } from '../modules/money/vendor-wallet/wallet-module'
import { walletModule } from '../modules/money/wallet/wallet-module'

/** Every room of the gateway. */
export const modules: GatewayModule[] = [
  healthModule,
  streamModule,
  sessionModule,
  captchaModule,
  verificationModule,
  passwordModule,
  messagesModule,
  registrationModule,
  trialModule,
  socialModule,
  walletModule,
  cashierModule,
  artworkModule,
  systemModule,
  contentModule,
  gamesModule,
  ownGamesModule,
  liveRowsModule,
  playModule,
  vendorWalletModule,
  memberModule,
  agentModule,
  operationsModule,
]
