/**
 * The gateway's rooms. To add one: write `src/modules/<domain>/<domain>-module.ts` exporting a `GatewayModule`, a
 * function that is handed the `Gateway` (database, clock, settings, …) and adds its calls by `registerCall`,
 * `registerMemberCall` or `registerMoneyCall` from a definition of the contract; list it in `modules` below.
 * Tables go into a new migration (`src/db/migrations`) and into `src/db/world-tables.ts` or `core-tables.ts`.
 */
import type { Clock } from './clock'
import type { Database } from './db/database'
import type { Gateway, GatewayModule } from './gateway'
import { healthModule } from './http/health'
import { createServer } from './http/server'
import { keepMerchants } from './merchants/merchants'
import { openSeals } from './security/seals'
import type { GatewaySettings } from './settings'
import type { Logger } from 'pino'

const modules: GatewayModule[] = [healthModule]

export interface AppInput {
  settings: GatewaySettings
  clock: Clock
  db: Database
  logger: Logger
  /** For tests: rooms beside the gateway's own. */
  extraModules?: GatewayModule[]
}

/** The gateway over a migrated database, ready to listen or to be injected into; closing it leaves the database open. */
export async function createApp(input: AppInput): Promise<Gateway> {
  const { settings, clock, db, logger } = input
  const app = createServer({ logger, trustProxy: settings.trustProxy })
  const merchants = await keepMerchants(db)
  app.addHook('onClose', () => merchants.close())
  const gateway: Gateway = { app, settings, clock, db, merchants, seals: await openSeals(db, clock.now()) }
  // Behind a plugin, so that what the server's own plugins add (cookies) is there for every route.
  app.register(async (inner) => {
    for (const module of [...modules, ...(input.extraModules ?? [])]) module({ ...gateway, app: inner })
  })
  await app.ready()
  return gateway
}
