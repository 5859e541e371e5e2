/**
 * The gateway's modules. To add one: write `src/modules/<area>/<domain>/<domain>-module.ts` with a `defineModule({ name, … })`,
 * and list it in `src/app/modules.ts`; nothing else is registered anywhere. Its `calls` are handed the `Gateway` (database,
 * clock, settings, …) and add calls by `registerCall`, `registerMemberCall` or `registerMoneyCall` from a definition of the
 * contract. Its `tables` are typed in its `tables.ts` and made by its `migrations`.
 */
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Clock } from '../kernel/clock'
import type { Database } from '../kernel/database/database'
import type { Gateway } from '../kernel/gateway'
import { addReference } from '../kernel/http/reference'
import { guardDeveloperDoors } from '../kernel/http/developer-doors'
import { createServer } from '../kernel/http/server'
import type { CollectedModules } from '../kernel/modules/collect-modules'
import type { GatewayModule } from '../kernel/modules/define-module'
import { startModules } from '../kernel/modules/start-modules'
import { keepHosts } from '../kernel/merchants/merchant-hosts'
import { keepMerchants } from '../kernel/merchants/merchants'
import { sessionsIn } from '../modules/identity/session'
import { collectAll } from './collect-all'
import type { PasswordHasher } from '../kernel/security/password-hasher'
import { readOutsideKeys } from '../kernel/security/outside-keys'
import { openSeals } from '../kernel/security/seals'
import { prepareSecrets } from '../kernel/security/shared-secret'
import type { GatewaySettings } from '../kernel/settings/settings'
import { openStreamHub } from '../kernel/stream/hub'

export interface AppInput {
  settings: GatewaySettings
  clock: Clock
  db: Database
  logger: Logger
  hasher: PasswordHasher
  /** How carriers of the demo report back; straight into the server when absent. */
  callSelf?: Gateway['callSelf']
  /** Modules beside the gateway's own: those of a demo, and those of tests. */
  extraModules?: readonly GatewayModule[]
}

async function createGateway(
  input: AppInput,
  { deliveries, known, providers }: CollectedModules,
  app: FastifyInstance,
): Promise<Gateway> {
  const { settings, clock, db, logger, hasher } = input
  const injected: Gateway['callSelf'] = async ({ path, headers, body }) =>
    (await app.inject({ method: 'POST', url: path, headers, payload: body })).statusCode
  const outside = await readOutsideKeys(settings)
  await prepareSecrets(db, outside)
  return {
    app,
    settings,
    clock,
    db,
    hasher,
    merchants: await keepMerchants(db),
    hosts: await keepHosts(db, settings.merchantHosts),
    sessions: sessionsIn(db.write),
    seals: await openSeals(db, outside, { clock, logger }),
    streams: await openStreamHub(db, clock, logger),
    jobs: [],
    known,
    deliveries,
    providers,
    callSelf: input.callSelf ?? injected,
  }
}

/** The gateway over a migrated database, ready to listen or to be injected into; closing it leaves the database open. */
export async function createApp(input: AppInput): Promise<Gateway> {
  const { trustProxy, traffic } = input.settings
  const app = createServer({ logger: input.logger, trustProxy, traffic })
  guardDeveloperDoors(app)
  const collected = collectAll(input.extraModules)
  const gateway = await createGateway(input, collected, app)
  app.addHook('onClose', async () => {
    await gateway.streams.close()
    await gateway.merchants.close()
    await gateway.hosts.close()
    await gateway.seals.close()
  })
  addReference(app)
  // Behind a plugin, so that what the server's own plugins add (cookies, reference) is there for every route.
  app.register(async (inner) => {
    startModules({ ...gateway, app: inner }, collected)
  })
  await app.ready()
  return gateway
}
