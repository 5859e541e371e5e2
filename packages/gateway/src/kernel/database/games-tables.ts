import type { Localized } from '@plaza/contract'
import type { Generated } from 'kysely'
import type { Json } from './core-tables'

/** Tables of the game screens (migration 0006). Every one is a merchant's own. */
export interface GamesTables {
  /** Extra classes of the game list (LIST-1). */
  game_classes: { merchant: string; code: string; title: Json<Localized>; rank: number }
  /** Games that a member opened, each once, when it was last. */
  recents: { merchant: string; member_id: string; node_id: number; opened_at: number }
  jackpot_pools: {
    merchant: string
    vendor: string
    /** The vendor's own name of the pool, one of its vendor. */
    id: string
    name: string
    amount_minor: number
    updated_at: number
    /** Time of the signature of what was told last, by the vendor's clock. */
    signed_at: Generated<number>
  }
  /** Grows with every change of a merchant's games, vendors, categories or classes; by triggers. */
  catalogue_versions: { merchant: string; version: number }
}
