import type { FastifyInstance } from 'fastify'
import type { ChatProvider } from './carriers/chat-provider'
import type { PaymentProvider } from './carriers/payment-provider'
import type { PayoutProvider } from './carriers/payout-provider'
import type { Clock } from './clock'
import type { Database } from './database/database'
import type { Hosts } from './merchants/merchant-hosts'
import type { KnownOperations } from './operations/known-operations'
import type { Merchants } from './merchants/merchants'
import type { Sessions } from './http/sessions'
import type { Job } from './jobs/job'
import type { ModuleDelivery } from './modules/module-delivery'
import type { PasswordHasher } from './security/password-hasher'
import type { Seals } from './security/seals'
import type { StreamHub } from './stream/hub'
import type { GatewaySettings } from './settings/settings'

/** A POST of this gateway to itself. */
export interface SelfCall {
  path: string
  headers: Record<string, string>
  body: string
}

/** Makes the providers by which members pay in, are paid and chat, as modules register them. */
export interface Providers {
  payments(gateway: Gateway): PaymentProvider[]
  payouts(gateway: Gateway): PayoutProvider[]
  chats(gateway: Gateway): ChatProvider[]
}

/** What every module is handed: the server to add calls to, and everything it may use. */
export interface Gateway {
  app: FastifyInstance
  settings: GatewaySettings
  clock: Clock
  db: Database
  merchants: Merchants
  hosts: Hosts
  sessions: Sessions
  seals: Seals
  hasher: PasswordHasher
  streams: StreamHub
  /** Background jobs. */
  jobs: Job[]
  /** What operators can do, of all modules. */
  known: KnownOperations
  /** Senders of queued messages, of all modules. */
  deliveries: readonly ModuleDelivery[]
  /** The providers of payments, payouts and chats, of all modules. */
  providers: Providers
  /** Calls this gateway over HTTP, as carriers of the demo do to report back. Returns the status. */
  callSelf(call: SelfCall): Promise<number>
}
