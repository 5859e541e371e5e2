import type { Game } from '@plaza/contract/play'
import { GameGrid } from '@plaza/ui/game-tile'
import { WindowedGrid } from '@plaza/ui/windowed-grid'
import { useCallback, useRef } from 'react'
import { TileGrid } from '../../catalogue/TileGrid'
import { useTiles } from '../../catalogue/useTiles'
import type { Slice } from './page-slots'

export interface GameRowsProps {
  /** A game, or null while its page is not loaded. */
  slots: readonly (Game | null)[]
  /** Opens a game's sheet. */
  onSheet: (game: Game) => void
  /** Called with the range of rendered places. */
  onSlice: (slice: Slice) => void
}

const drawPending = (places: number) => <GameGrid pending={places} isStill />

/** The games found, as a windowed grid. */
export function GameRows({ slots, onSheet, onSlice }: GameRowsProps) {
  const element = useRef<HTMLDivElement>(null)
  const tiles = useTiles(slots, onSheet, element)
  const draw = useCallback(
    (games: readonly Game[], eager: number) => (
      <TileGrid games={games} tiles={tiles} eager={eager} laterArtwork="queued" />
    ),
    [tiles],
  )
  return (
    <div ref={element}>
      <WindowedGrid slots={slots} draw={draw} pending={drawPending} onSlice={onSlice} />
    </div>
  )
}
