import type { Game } from '@plaza/contract'
import { GameGrid, GameTile } from '@plaza/ui/game-tile'
import { useGamesText } from '../texts'

export interface GameTilesProps {
  games: readonly Game[]
  onOpen: (game: Game) => void
  /** How many of the first tiles are in the first screen: their artwork is fetched at once. */
  eager?: number
  /** Among hot games the badge that says so says nothing. */
  hidesHotBadge?: boolean
  /** Skeletons after the tiles. */
  pending?: number
}

/** Games as tiles, keyed by nodeId (spec §2). */
export function GameTiles({ games, onOpen, eager = 0, hidesHotBadge = false, pending = 0 }: GameTilesProps) {
  const t = useGamesText()
  return (
    <GameGrid pending={pending}>
      {games.map((game, index) => (
        <GameTile
          key={game.nodeId}
          name={game.gameName}
          vendor={game.vendorName}
          artwork={game.iconUrl}
          tint={game.tint}
          badge={hidesHotBadge && game.badge === 'hot' ? undefined : game.badge}
          unavailable={game.supportPlay ? undefined : t('tile.unavailable')}
          loading={index < eager ? 'eager' : 'lazy'}
          onOpen={() => onOpen(game)}
        />
      ))}
    </GameGrid>
  )
}
