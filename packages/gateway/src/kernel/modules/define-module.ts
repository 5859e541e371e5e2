import type { Migration } from 'kysely'
import type * as z from 'zod/mini'
import type { ChatProvider } from '../carriers/chat-provider'
import type { PaymentMethod, PaymentProvider } from '../carriers/payment-provider'
import type { PayoutProvider } from '../carriers/payout-provider'
import type { Gateway } from '../gateway'
import type { StoredCode } from '../database/apply-stored-code'
import type { Schema } from '../database/schema'
import type { Job } from '../jobs/job'
import type { AnyCases } from '../operations/define-cases'
import type { AnyOperation } from '../operations/define-operation'
import type { AnyReport } from '../operations/define-report'
import type { AnyCommand } from '../terminal/define-command'
import type { PushedFact } from '../stream/pushed-facts'
import type { ModuleDelivery } from './module-delivery'

/** Everything that a domain says about itself; a part that it does not have is left out. */
export interface GatewayModule {
  /** Its folder: `<area>/<domain>`. */
  name: string
  /** Adds its calls and routes to the server, and what the server does for it when it starts and stops. */
  calls?: (gateway: Gateway) => void
  /** Its background jobs. */
  jobs?: (gateway: Gateway) => Job[]
  /** Senders of the kinds of queued messages that it writes; made by `deliveryOf` of `site/messages`. */
  deliveries?: readonly ModuleDelivery[]
  /** Facts about a member that it pushes to the member's pages. */
  streams?: (gateway: Gateway) => PushedFact[]
  /** Tables that it owns: those which its `tables.ts` declares. */
  tables?: readonly (keyof Schema)[]
  /** Its changes of a database, by their names such as `2026-11-22T1500-what-it-does`. */
  migrations?: Record<string, Migration>
  /** Its functions and triggers: `storedCode` of its folder `stored-code`. */
  storedCode?: readonly StoredCode[]
  /** Its part of a merchant's settings, by its name there. */
  settings?: Readonly<Record<string, z.ZodMiniType>>
  /** Ways to deposit that its adapter serves, which operators open and close. */
  paymentMethods?: readonly PaymentMethod[]
  /** Providers by which members pay in, in the order in which their methods are offered. */
  paymentProviders?: (gateway: Gateway) => PaymentProvider[]
  /** Providers by which members are paid. */
  payoutProviders?: (gateway: Gateway) => PayoutProvider[]
  /** Services in which members chat with customer service; a merchant's settings choose one. */
  chatProviders?: (gateway: Gateway) => ChatProvider[]
  /** What operators can change. */
  operations?: readonly AnyOperation[]
  /** What operators can ask for. */
  reports?: readonly AnyReport[]
  /** Its queues of cases that people decide, in `plaza review`. */
  cases?: readonly AnyCases[]
  /** Its commands of `plaza`. */
  commands?: readonly AnyCommand[]
  /** What commands that begin with the same word are about, by that word. */
  commandGroups?: Readonly<Record<string, string>>
}

/** A gateway module. `app/modules.ts` lists it; everything else about it is collected when the gateway starts. */
export const defineModule = (module: GatewayModule): GatewayModule => Object.freeze(module)
