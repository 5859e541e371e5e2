import type { Logger } from 'pino'
import type { Clock } from './clock'
import type { Database } from './db/database'
import type { Wallet } from './wallet/wallet'

/** What the rooms of the vendor work with. */
export interface Vendor {
  clock: Clock
  db: Database
  wallet: Wallet
  log: Logger
  /** Rounds whose bet this process is sending: nothing else may touch them. */
  placing: Set<string>
  /** Transactions that this process is telling the wallet now, and when that is done. */
  telling: Map<string, Promise<void>>
  /** Called when a round changed outside of its own request. */
  onRound: (roundId: string) => void
}
