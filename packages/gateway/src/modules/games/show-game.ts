import type { Game } from '@plaza/contract'
import type { GameRow } from '../../db/world-tables'

/** A game as it is read: its row with the name of its vendor. */
export type GameWithVendor = Omit<
  GameRow,
  'merchant' | 'is_new' | 'hot_rank' | 'rank' | 'engine' | 'classes' | 'room_type' | 'left_at'
> & {
  vendor_name: string
}

/** A game as the contract shows it; what its vendor does not say is left out. */
export const showGame = (row: GameWithVendor): Game => ({
  nodeId: row.node_id,
  gameId: row.game_id,
  gameName: row.name,
  gameType: row.game_type,
  vassalage: row.vendor,
  vendorName: row.vendor_name,
  iconUrl: row.icon,
  tint: row.tint,
  supportPlay: row.support_play,
  ...(row.badge !== null && { badge: row.badge }),
  ...(row.min_bet_minor !== null && { minBetMinor: row.min_bet_minor }),
  ...(row.max_bet_minor !== null && { maxBetMinor: row.max_bet_minor }),
  ...(row.rtp_basis_points !== null && { rtpBasisPoints: row.rtp_basis_points }),
  ...(row.volatility !== null && { volatility: row.volatility }),
  ...(row.lines !== null && { lines: row.lines }),
})
