import type { World } from '@plaza/gateway/world-api'
import { artworkModule } from './artwork/artwork-module'
import { completeWorld } from './seeding/complete-world'
import { prepareWorld, type SeedInput } from './seeding/prepare-world'

/** How large a demo is, and how often its lotteries draw; each is the usual when undefined. */
export type WorldSize = Pick<SeedInput, 'games' | 'drawSeconds' | 'team'>

/** What the demo adds to a gateway. */
export const createDemoWorld = (size: WorldSize = {}): World => ({
  prepare: (input) => prepareWorld({ ...input, ...size }),
  complete: (trx, input) => completeWorld(trx, { ...input, ...size }),
  modules: [artworkModule],
})
