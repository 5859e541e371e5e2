import { agent } from './agent.mjs'
import { cashier } from './cashier.mjs'
import { firstLoad } from './first-load.mjs'
import { firstVisits } from './first-visit.mjs'
import { gatewayLoad } from './gateway-load.mjs'
import { commits } from './commits.mjs'
import { lottery } from './lottery.mjs'
import { member } from './member.mjs'
import { money } from './money.mjs'
import { pages } from './pages.mjs'
import { releases } from './releases.mjs'
import { returns } from './returns.mjs'
import { shedding } from './shedding.mjs'
import { storm } from './storm.mjs'

/** The parts of the bench by name, in the order in which the table has them. Each answers rows and facts. */
export const parts = {
  'first-load': firstLoad,
  'first-visit': firstVisits,
  pages,
  gateway: gatewayLoad,
  money,
  commits,
  cashier,
  storm,
  shedding,
  lottery,
  member,
  agent,
  returns,
  releases,
}
