import type { GatewayModule } from '../gateway'
import { healthModule } from '../http/health'
import { streamModule } from '../stream/stream-module'
import { cashierModule } from './cashier/cashier-module'
import { operationsModule } from './operations/operations-module'
import { sessionModule } from './session/session-module'
import { walletModule } from './wallet/wallet-module'

/** Every room of the gateway. */
export const modules: GatewayModule[] = [
  healthModule,
  streamModule,
  sessionModule,
  walletModule,
  cashierModule,
  operationsModule,
]
