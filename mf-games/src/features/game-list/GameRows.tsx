import type { Game } from '@plaza/contract'
import { GameGrid } from '@plaza/ui/game-tile'
import { useEffect, useMemo } from 'react'
import { GameTiles } from '../../catalogue/GameTiles'
import type { Slice } from './page-slots'
import { rowParts } from './row-parts'
import { useRowWindow } from './useRowWindow'
import styles from './GameList.module.css'

export interface GameRowsProps {
  /** A game, or null where its page is not here. */
  slots: readonly (Game | null)[]
  /** Opens a game's sheet. */
  onSheet: (game: Game) => void
  /** Told which places are drawn. */
  onSlice: (slice: Slice) => void
}

/** Rows whose artwork is in the first screen at 390 px. */
const eagerRows = 2

/** The games found: any number of them, few of them drawn at a time. A row of which a game is missing is skeletons. */
export function GameRows({ slots, onSheet, onSlice }: GameRowsProps) {
  const { list, columns, first, end, beforePx, afterPx } = useRowWindow(slots.length)
  const parts = useMemo(
    () => rowParts(slots.slice(first * columns, end * columns), columns),
    [slots, first, end, columns],
  )
  useEffect(() => {
    onSlice({ from: first * columns, to: end * columns })
  }, [onSlice, first, end, columns])
  return (
    <div className={styles.holder}>
      <div
        ref={list}
        className={styles.list}
        style={{ paddingBlockStart: beforePx, paddingBlockEnd: afterPx }}
      >
        {parts.map((part) =>
          'games' in part ? (
            <GameTiles
              key={part.id}
              games={part.games}
              onSheet={onSheet}
              eager={first === 0 ? eagerRows * columns : 0}
            />
          ) : (
            <GameGrid key={part.id} pending={part.places} />
          ),
        )}
      </div>
    </div>
  )
}
