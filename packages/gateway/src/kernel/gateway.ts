import type { FastifyInstance } from 'fastify'
import type { Clock } from './clock'
import type { Database } from './database/database'
import type { Hosts } from './merchants/merchant-hosts'
import type { Merchants } from './merchants/merchants'
import type { Job } from './jobs/job'
import type { PasswordHasher } from './security/password-hasher'
import type { Catalogues } from '../modules/play/games/keep-catalogues'
import type { Popularity } from '../modules/play/live-rows/popularity'
import type { Seals } from './security/seals'
import type { StreamHub } from './stream/hub'
import type { GatewaySettings } from './settings/settings'

/** A POST of this gateway to itself. */
export interface SelfCall {
  path: string
  headers: Record<string, string>
  body: string
}

/** What every module is handed: the server to add calls to, and everything it may use. */
export interface Gateway {
  app: FastifyInstance
  settings: GatewaySettings
  clock: Clock
  db: Database
  merchants: Merchants
  hosts: Hosts
  seals: Seals
  hasher: PasswordHasher
  streams: StreamHub
  /** What each merchant offers to play. */
  catalogues: Catalogues
  /** Its games by how much they are played. */
  popularity: Popularity
  /** Work that goes on without a caller; a room adds its own. */
  jobs: Job[]
  /** Calls this gateway over HTTP, as carriers of the demo do to report back. Answers the status. */
  callSelf(call: SelfCall): Promise<number>
}

/** A room of the gateway: adds its calls and routes. */
export type GatewayModule = (gateway: Gateway) => void
