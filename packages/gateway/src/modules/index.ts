import { artworkModule } from '../artwork/artwork-module'
import type { GatewayModule } from '../gateway'
import { healthModule } from '../http/health'
import { streamModule } from '../stream/stream-module'
import { agentModule } from './agent/agent-module'
import { captchaModule } from './captcha/captcha-module'
import { cashierModule } from './cashier/cashier-module'
import { contentModule } from './content/content-module'
import { gamesModule } from './games/games-module'
import { ownGamesModule } from './games/own-games-module'
import { liveRowsModule } from './live-rows/live-rows-module'
import { memberModule } from './member/member-module'
import { messagesModule } from './messages/messages-module'
import { operationsModule } from './operations/operations-module'
import { registrationModule } from './registration/registration-module'
import { playModule } from './play/play-module'
import { passwordModule } from './password/password-module'
import { sessionModule } from './session/session-module'
import { socialModule } from './social/social-module'
import { systemModule } from './system/system-module'
import { verificationModule } from './verification/verification-module'
import { trialModule } from './trial/trial-module'
import { vendorWalletModule } from './vendor-wallet/wallet-module'
import { walletModule } from './wallet/wallet-module'

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
