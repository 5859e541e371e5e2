import type { Game } from '@plaza/contract/play'
import { GameGrid } from '@plaza/ui/game-tile'
import { WindowedGrid } from '@plaza/ui/windowed-grid'
import { GameTiles } from '../../catalogue/GameTiles'
import type { Slice } from './page-slots'

export interface GameRowsProps {
  /** A game, or null while its page is not loaded. */
  slots: readonly (Game | null)[]
  /** Opens a game's sheet. */
  onSheet: (game: Game) => void
  /** Called with the range of rendered places. */
  onSlice: (slice: Slice) => void
}

/** The games found, as a windowed grid. */
export function GameRows({ slots, onSheet, onSlice }: GameRowsProps) {
  return (
    <WindowedGrid
      slots={slots}
      draw={(games, eager) => <GameTiles games={games} onSheet={onSheet} eager={eager} />}
      pending={(places) => <GameGrid pending={places} />}
      onSlice={onSlice}
    />
  )
}
