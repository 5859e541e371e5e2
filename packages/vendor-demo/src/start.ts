import type { FastifyInstance } from 'fastify'
import type { KeyObject } from 'node:crypto'
import type { Logger } from 'pino'
import type { Clock } from './kernel/clock'
import { createFlights, type Flights } from './crash/flights'
import type { Database } from './kernel/db/database'
import { createServer } from './http/server'
import type { PageFiles } from './http/page-files'
import { startJobs } from './jobs'
import { sweep } from './rounds/sweep'
import type { Vendor } from './kernel/vendor'
import type { Wallet } from './kernel/wallet/wallet'

/** What a vendor is started with. */
export interface VendorParts {
  clock: Clock
  db: Database
  wallet: Wallet
  log: Logger
  page: PageFiles
  operatorOrigins: string
  operatorKey: () => Promise<KeyObject | null>
}

/** A running vendor; the caller makes its `app` listen. */
export interface RunningVendor {
  app: FastifyInstance
  vendor: Vendor
  flights: Flights
  /** Stops everything but the database, which is its giver's. */
  stop(): Promise<void>
}

/** Starts a vendor: what an earlier process left unfinished is finished first. */
export async function startVendor(parts: VendorParts): Promise<RunningVendor> {
  const vendor: Vendor = {
    clock: parts.clock,
    db: parts.db,
    wallet: parts.wallet,
    log: parts.log,
    placing: new Set(),
    telling: new Map(),
    onRound: (round) => flights.notify({ what: 'round', round }),
  }
  const flights = createFlights(vendor)
  await flights.start()
  sweep(vendor).catch((error: unknown) =>
    parts.log.error({ error }, 'the first sweep failed; it will run again'),
  )
  const stopJobs = startJobs(vendor)
  const app = await createServer({ ...parts, vendor, flights })
  return {
    app,
    vendor,
    flights,
    stop: async () => {
      await flights.stop()
      await stopJobs()
      await app.close()
    },
  }
}
