import type { World } from '@plaza/gateway/world-api'
import { artworkModule } from './artwork/artwork-module'
import { prepareWorld } from './seeding/prepare-world'

/**
 * What the demo adds to a gateway. `games` is the number of games of the merchant `demo`; the default number when
 * undefined.
 */
export const createDemoWorld = (games?: number): World => ({
  prepare: (input) => prepareWorld({ ...input, games }),
  modules: [artworkModule],
})
