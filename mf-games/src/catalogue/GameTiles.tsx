import type { Game } from '@plaza/contract/play'
import { useRef } from 'react'
import { TileGrid, type TileGridProps } from './TileGrid'
import { useTiles } from './useTiles'

export interface GameTilesProps extends Omit<TileGridProps, 'tiles' | 'ref'> {
  /** Opens a game's sheet: on a long press, the context-menu key, a right click, or a tap on an unplayable game. */
  onSheet: (game: Game) => void
  /** Whether a game that is opened replaces the current history entry, that of a sheet. */
  replaces?: boolean
}

/** A short list of games as tiles (HOME-8); a long one has `GameRows`. */
export function GameTiles({ onSheet, replaces, ...grid }: GameTilesProps) {
  const element = useRef<HTMLDivElement>(null)
  const tiles = useTiles(grid.games, onSheet, element, replaces)
  return <TileGrid {...grid} tiles={tiles} ref={element} />
}
