import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock'
import type { Database } from './db/database'
import type { Merchants } from './merchants/merchants'
import type { Seals } from './security/seals'
import type { GatewaySettings } from './settings'

/** What every module is handed: the server to add calls to, and everything it may use. */
export interface Gateway {
  app: FastifyInstance
  settings: GatewaySettings
  clock: Clock
  db: Database
  merchants: Merchants
  seals: Seals
}

/** A room of the gateway: adds its calls and routes. */
export type GatewayModule = (gateway: Gateway) => void
