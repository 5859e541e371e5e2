import type { Localized } from '@plaza/contract/kernel'
import type { Game, GameType } from '@plaza/contract/play'
import type { EngineId } from '@plaza/fair'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { hasRows } from '../../../kernel/database/has-rows'

/** A vendor of a catalogue. */
export interface ImportedVendor {
  code: string
  name: string
  /** Artwork path. */
  icon: string
  /** How its games open; in a frame when absent. */
  presentation?: 'top'
  orientation?: 'portrait' | 'landscape'
  /** Countries whose players it refuses. */
  blockedCountries?: string[]
  /** Accepts no players until then, ms since the epoch. */
  maintenanceUntil?: number
}

/** A game of a catalogue; null is what is not known of it. */
export interface ImportedGame {
  nodeId: number
  gameId: string
  name: string
  type: GameType
  vendor: string
  /** Artwork path. */
  icon: string
  /** Dominant colour of its picture, `#rrggbb`. */
  tint: string
  badge: NonNullable<Game['badge']> | null
  minBetMinor: number | null
  maxBetMinor: number | null
  rtpBasisPoints: number | null
  volatility: NonNullable<Game['volatility']> | null
  lines: number | null
  isNew: boolean
  /** Its place among the hot games. */
  hotRank: number | null
  rank: number
  /** What computes it; it can be played only with one. */
  engine: EngineId | null
  /** Codes of the classes that it belongs to. */
  classes: string[]
  roomType: NonNullable<Game['roomType']> | null
  /** Code of the merchant's lottery that it opens. */
  lottery: string | null
}

/** What a merchant offers to play, each list in the order in which it is shown. */
export interface ImportedCatalogue {
  categories: readonly string[]
  vendors: readonly ImportedVendor[]
  classes: readonly { code: string; title: Localized }[]
  games: readonly ImportedGame[]
}

const vendorRow = (merchant: string) => (vendor: ImportedVendor, index: number) => ({
  merchant,
  code: vendor.code,
  name: vendor.name,
  icon: vendor.icon,
  rank: index + 1,
  is_in_maintenance: vendor.maintenanceUntil !== undefined,
  maintenance_until: vendor.maintenanceUntil ?? null,
  maintenance_cause: vendor.maintenanceUntil === undefined ? null : 'operator',
  presentation: vendor.presentation ?? 'frame',
  orientation: vendor.orientation ?? null,
  blocked_countries: vendor.blockedCountries ?? [],
})

/** The row of a game of a merchant. */
export const gameRow = (merchant: string) => (game: ImportedGame) => ({
  merchant,
  node_id: game.nodeId,
  game_id: game.gameId,
  name: game.name,
  game_type: game.type,
  vendor: game.vendor,
  icon: game.icon,
  tint: game.tint,
  support_play: game.engine !== null,
  badge: game.badge,
  min_bet_minor: game.minBetMinor,
  max_bet_minor: game.maxBetMinor,
  rtp_basis_points: game.rtpBasisPoints,
  volatility: game.volatility,
  lines: game.lines,
  is_new: game.isNew,
  hot_rank: game.hotRank,
  rank: game.rank,
  engine: game.engine,
  classes: game.classes,
  room_type: game.roomType,
  lottery: game.lottery,
})

/** Writes the catalogue of a merchant that has none. */
export async function importCatalogue(
  trx: Trx,
  merchant: string,
  { categories, vendors, classes, games }: ImportedCatalogue,
): Promise<void> {
  await insertRows(
    trx,
    'categories',
    categories.map((category, index) => ({ merchant, category, rank: index + 1 })),
  )
  await insertRows(trx, 'vendors', vendors.map(vendorRow(merchant)))
  await insertRows(
    trx,
    'game_classes',
    classes.map((one, index) => ({ merchant, ...one, rank: index + 1 })),
  )
  await insertRows(trx, 'games', games.map(gameRow(merchant)))
}

/** A member's favourite, or a game that a member opened: when, ms since the epoch. */
export interface ImportedOwnGame {
  memberId: string
  nodeId: number
  at: number
}

/** Writes favourites and recently opened games of members, each game at most once a member. */
export async function importOwnGames(
  trx: Trx,
  merchant: string,
  { favourites, recents }: Record<'favourites' | 'recents', readonly ImportedOwnGame[]>,
): Promise<void> {
  await insertRows(
    trx,
    'favourites',
    favourites.map(({ memberId, nodeId, at }) => ({
      merchant,
      member_id: memberId,
      node_id: nodeId,
      created_at: at,
    })),
  )
  await insertRows(
    trx,
    'recents',
    recents.map(({ memberId, nodeId, at }) => ({
      merchant,
      member_id: memberId,
      node_id: nodeId,
      opened_at: at,
    })),
  )
}

/** Whether a merchant has games. */
export const hasGames = hasRows({ table: 'games' })
