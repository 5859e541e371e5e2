import type { Game } from '@plaza/contract/play'
import { GameGrid, GameTile } from '@plaza/ui/game-tile'
import type { Ref } from 'react'
import { isPlayable } from '../play/launch-address'
import type { Tiles } from './useTiles'

export interface TileGridProps {
  games: readonly Game[]
  tiles: Tiles
  /** Number of tiles in the first screen: their artwork loads at once. */
  eager?: number
  /** How the others' artwork loads: lazily, or queued in a windowed list. */
  laterArtwork?: 'lazy' | 'queued'
  /** Hides the hot badge in a list of hot games, where it would carry no information. */
  hidesHotBadge?: boolean
  /** Skeletons after the tiles. */
  pending?: number
  /** One horizontally scrolling row. */
  isLine?: boolean
  /** The element around the tiles. */
  ref?: Ref<HTMLDivElement>
}

/** Games as tiles, keyed by nodeId (HOME-8): a tap opens the game, its heart makes it a favourite. One that opens later has no heart (LIST-11). */
export function TileGrid(props: TileGridProps) {
  const { games, tiles, eager = 0, laterArtwork = 'lazy', hidesHotBadge = false, pending = 0 } = props
  const { isLine, ref } = props
  return (
    <GameGrid pending={pending} isLine={isLine} ref={ref}>
      {games.map((game, index) => (
        <GameTile
          key={game.nodeId}
          id={game.nodeId}
          name={game.gameName}
          vendor={game.vendorName}
          artwork={game.iconUrl}
          tint={game.tint}
          badge={isPlayable(game) && !(hidesHotBadge && game.badge === 'hot') ? game.badge : undefined}
          room={game.supportPlay ? game.roomType : undefined}
          unavailable={isPlayable(game) ? undefined : tiles.why(game)}
          loading={index < eager ? 'eager' : laterArtwork}
          isFavourite={tiles.isFavourite(game.nodeId)}
          onOpen={tiles.open}
          onFavourite={game.supportPlay ? tiles.favourite : undefined}
        />
      ))}
    </GameGrid>
  )
}
