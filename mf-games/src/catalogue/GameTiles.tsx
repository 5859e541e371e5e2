import type { Game } from '@plaza/contract/play'
import { GameGrid, GameTile } from '@plaza/ui/game-tile'
import { useRef } from 'react'
import { useFavourites } from '../favourites/useFavourites'
import { isPlayable } from '../play/launch-address'
import { useTileActions } from './useTileActions'
import { useTilePresses } from './useTilePresses'
import { useUnavailableText } from './useUnavailableText'

export interface GameTilesProps {
  games: readonly Game[]
  /** Opens a game's sheet: on a long press, the context-menu key, a right click, or a tap on an unplayable game. */
  onSheet: (game: Game) => void
  /** Number of tiles in the first screen: their artwork loads at once. */
  eager?: number
  /** Hides the hot badge in a list of hot games, where it would carry no information. */
  hidesHotBadge?: boolean
  /** Skeletons after the tiles. */
  pending?: number
  /** One horizontally scrolling row. */
  isLine?: boolean
}

/** Games as tiles, keyed by nodeId (HOME-8): a tap opens the game, its heart makes it a favourite. */
export function GameTiles(props: GameTilesProps) {
  const { games, onSheet, eager = 0, hidesHotBadge = false, pending = 0, isLine } = props
  const grid = useRef<HTMLDivElement>(null)
  const favourites = useFavourites()
  const { open, favourite, showSheet } = useTileActions(games, favourites.toggle, onSheet)
  const why = useUnavailableText()
  useTilePresses(grid, showSheet)
  return (
    <GameGrid pending={pending} isLine={isLine} ref={grid}>
      {games.map((game, index) => (
        <GameTile
          key={game.nodeId}
          id={game.nodeId}
          name={game.gameName}
          vendor={game.vendorName}
          artwork={game.iconUrl}
          tint={game.tint}
          badge={isPlayable(game) && !(hidesHotBadge && game.badge === 'hot') ? game.badge : undefined}
          room={game.roomType}
          unavailable={isPlayable(game) ? undefined : why(game)}
          loading={index < eager ? 'eager' : 'lazy'}
          isFavourite={favourites.isFavourite(game.nodeId)}
          onOpen={open}
          onFavourite={favourite}
        />
      ))}
    </GameGrid>
  )
}
