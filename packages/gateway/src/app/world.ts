import type { Trx } from '../kernel/database/database'
import type { GatewayModule } from '../kernel/modules/define-module'
import type { PasswordHasher } from '../kernel/security/password-hasher'

/** What the contents of a demo are made from. */
export interface WorldInput {
  hasher: Pick<PasswordHasher, 'hash'>
  /** When the world begins, ms since the epoch. */
  now: number
  /** Where its files are kept, such as pictures of members; null where a database alone is filled, which has none then. */
  dataDir: string | null
}

/** What a demo adds to a gateway. The gateway itself has none; who starts it gives it one. */
export interface World {
  /** Prepares the contents of an empty database, outside of any transaction; returns what writes them in one. */
  prepare(input: WorldInput): Promise<(trx: Trx) => Promise<void>>
  /**
   * Adds to the contents that an earlier version wrote what they lack, in one transaction at each start; returns what it
   * added, for the log.
   */
  complete(trx: Trx, input: WorldInput): Promise<string[]>
  /** Modules beside the gateway's own. */
  modules: readonly GatewayModule[]
}
