import type { Trx } from '@plaza/gateway/world-api'
import type { WorldMerchant } from '../world/world'

/** Hashes of the published passwords. */
export interface DemoHashes {
  password: string
  paymentPassword: string
}

/** Merchants of the demo that have people. */
export const withPeople = ['demo', 'lite']

/** What every part is written with. */
export interface WorldTerms {
  hashes: DemoHashes
  /** Where members' withdrawals go, by member: payout accounts that were written with them. */
  defaultAccounts: Map<string, { id: string; label: string }>
  /** When the world begins, or is completed, ms since the epoch. */
  now: number
  /** Where files are kept; null where a database alone is filled. */
  dataDir: string | null
}

/** A part of the demo world: a list of them is what a merchant of the demo consists of. */
export interface WorldPart<Plan = never> {
  name: string
  /** Merchants of the demo that have it. */
  merchants: readonly string[]
  /** Whether a merchant of a demo that an earlier version wrote has it, or can never get it. */
  has(trx: Trx, merchant: string): Promise<boolean>
  /** Its pictures, which may be drawn from then on. */
  artwork?(merchant: WorldMerchant): string[]
  /** What there is to write; pure. */
  plan(merchant: WorldMerchant, terms: WorldTerms): Plan
  write(trx: Trx, plan: Plan, merchant: WorldMerchant, terms: WorldTerms): Promise<void>
}

/** A part whose plan keeps its type between planning and writing. */
export const definePart = <Plan>(part: WorldPart<Plan>): WorldPart => part as unknown as WorldPart
