import type { Game } from '@plaza/contract/play'
import { engineFacts } from '@plaza/fair'
import type { GameRow } from './tables'

/** A game as it is read: its row with the name of its vendor. */
export type GameWithVendor = GameRow & { vendor_name: string }

/** A game of a catalogue in memory, with what lists show of it. */
export type CatalogueGame = GameWithVendor & { shown: Game }

/**
 * A game with an engine has the engine's computed figures, whatever its row contains; without one, those that its
 * vendor states.
 */
function factsOf({ engine, rtp_basis_points, volatility, lines }: GameRow): Partial<Game> {
  if (engine !== null) return { supportDemo: true, ...engineFacts[engine] }
  return {
    ...(rtp_basis_points !== null && { rtpBasisPoints: rtp_basis_points }),
    ...(volatility !== null && { volatility }),
    ...(lines !== null && { lines }),
  }
}

/**
 * Whether a game can be played here at all (LIST-11): a vendor launches it and an engine computes it, or it is the door of
 * a lottery. Its vendor's maintenance is another matter.
 */
export const isConnected = ({
  support_play,
  engine,
  lottery,
}: Pick<GameRow, 'support_play' | 'engine' | 'lottery'>): boolean =>
  lottery !== null || (support_play && engine !== null)

/**
 * A game as the contract defines it, without what its vendor does not state. One that cannot be played has no badge
 * (LIST-11).
 */
export const showGame = (row: GameWithVendor): Game => ({
  nodeId: row.node_id,
  gameId: row.game_id,
  gameName: row.name,
  gameType: row.game_type,
  vassalage: row.vendor,
  vendorName: row.vendor_name,
  iconUrl: row.icon,
  tint: row.tint,
  supportPlay: isConnected(row),
  ...(row.badge !== null && isConnected(row) && { badge: row.badge }),
  ...(row.min_bet_minor !== null && { minBetMinor: row.min_bet_minor }),
  ...(row.max_bet_minor !== null && { maxBetMinor: row.max_bet_minor }),
  ...factsOf(row),
  ...(row.room_type !== null && { roomType: row.room_type }),
  ...(row.lottery !== null && { lottery: row.lottery }),
})
