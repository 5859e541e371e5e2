import type { Localized } from '@plaza/contract/kernel'
import type { GameType } from '@plaza/contract/play'
import type { EngineId } from '@plaza/fair'
import type { Generated, Selectable } from 'kysely'
import type { Json, Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    categories: {
      merchant: string
      /** A game type, or `HOT`. */
      category: string
      rank: number
    }
    vendors: {
      merchant: string
      code: string
      name: string
      icon: string
      rank: number
      /** Accepts no players while set and until `maintenance_until`, where that is known (migration 0006). */
      is_in_maintenance: Generated<boolean>
      maintenance_until: number | null
      /** Who set it: a breaker does not lift what an operator closed. */
      maintenance_cause: 'operator' | 'breaker' | null
      /** Whether its games open in a frame or need the tab for themselves. */
      presentation: Generated<'frame' | 'top'>
      /** ISO 3166 codes of countries whose players it refuses. */
      blocked_countries: Generated<string[]>
      /** How its games want the screen; null when both ways do. */
      orientation: 'portrait' | 'landscape' | null
    }
    games: {
      merchant: string
      node_id: number
      game_id: string
      name: string
      game_type: GameType
      vendor: string
      icon: string
      tint: string
      /** Whether its vendor launches it. */
      support_play: boolean
      badge: 'hot' | 'new' | 'exclusive' | 'jackpot' | null
      min_bet_minor: number | null
      max_bet_minor: number | null
      rtp_basis_points: number | null
      volatility: 'low' | 'medium' | 'high' | null
      lines: number | null
      is_new: boolean
      /** Place among the hot games; null for the others. */
      hot_rank: number | null
      /** Place in the server's own order, 1 first. */
      rank: number
      /** What computes its rounds (`packages/fair`); null when it cannot be played here. */
      engine: EngineId | null
      /** Codes of the extra classes that it is in. */
      classes: Generated<string[]>
      room_type: 'free' | 'vip' | 'paid' | null
      /** Code of the lottery whose betting table it opens; null for a vendor's game. */
      lottery: string | null
      /** When it left the catalogue; its history keeps its name. */
      left_at: number | null
    }
    /** Extra classes of the game list (LIST-1). */
    game_classes: { merchant: string; code: string; title: Json<Localized>; rank: number }
    /** Grows with every change of a merchant's games, vendors, categories or classes; by triggers. */
    catalogue_versions: { merchant: string; version: number }
    favourites: { merchant: string; member_id: string; node_id: number; created_at: number }
    /** Games that a member opened, each once, when it was last. */
    recents: { merchant: string; member_id: string; node_id: number; opened_at: number }
  }
}

export type GameRow = Selectable<Schema['games']>
