import type { GameType, Localized } from '@plaza/contract'
import type { EngineId } from '@plaza/fair'
import type { Generated, Selectable } from 'kysely'
import type { Json } from './core-tables'

/** Tables of catalogue, content and play (migration 0002). Every one is a merchant's own. */
export interface WorldTables {
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
    /** Takes no players while set and until `maintenance_until`, where that is known (migration 0006). */
    is_in_maintenance: Generated<boolean>
    maintenance_until: number | null
    /** Who set it: a breaker does not lift what an operator closed. */
    maintenance_cause: 'operator' | 'breaker' | null
    /** Whether its games open in a frame or need the tab for themselves. */
    presentation: Generated<'frame' | 'top'>
    /** ISO 3166 codes of countries that it takes no players from. */
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
    /** When it left the catalogue; its history keeps its name. */
    left_at: number | null
  }
  banners: {
    merchant: string
    id: string
    artwork: string
    tint: string
    headline: Json<Localized>
    line: Json<Localized>
    call: Json<Localized>
    link: string | null
    rank: number
  }
  hot_matches: {
    merchant: string
    id: string
    starts_at: number
    /** Given, the match comes again after so long. */
    repeats_ms: number | null
    league: string
    home_team: string
    away_team: string
    home_crest: string
    away_crest: string
    vendor: string
    room_id: string
    node_id: number
  }
  announcements: {
    merchant: string
    id: string
    /** Content types of the platform. */
    type: 'A' | 'B' | 'PL' | 'PU' | 'PR'
    groups: string[]
    title: Json<Localized>
    content: Json<Localized>
    execution: 'A' | 'B' | 'F' | null
    promotion_type: string | null
    /** Where its go-to action leads, a path of the site. */
    go_to: string | null
    published_at: number
  }
  announcement_reads: { merchant: string; announcement_id: string; member_id: string; read_at: number }
  promotions: {
    merchant: string
    id: string
    promo: string
    title: Json<Localized>
    summary: Json<Localized>
    content: Json<Localized>
    artwork: string
    tint: string
    starts_at: number
    ends_at: number | null
    rank: number
  }
  help_entries: {
    merchant: string
    id: string
    title: Json<Localized>
    content: Json<Localized>
    rank: number
  }
  agreements: { merchant: string; title: Json<Localized>; content: Json<Localized> }
  service_contacts: {
    merchant: string
    id: string
    type: 'CS' | 'TELEGRAM' | 'FACEBOOK'
    title: Json<Localized>
    link: string
    rank: number
  }
  mails: {
    id: Generated<number>
    merchant: string
    member_id: string
    sender: string
    title: Json<Localized>
    content: Json<Localized>
    sent_at: number
    read_at: number | null
  }
  invites: { merchant: string; member_id: string; code: string; created_at: number }
  play_days: {
    merchant: string
    member_id: string
    /** Day of the merchant's zone, `YYYY-MM-DD`. */
    day: string
    game_type: GameType
    bets: number
    stake_minor: number
    payout_minor: number
  }
  /** Artwork paths that may be rendered: what no row names is never drawn for a stranger. */
  artwork: { path: string }
}

export type GameRow = Selectable<WorldTables['games']>
