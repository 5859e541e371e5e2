import type { Game } from '@plaza/contract'
import { useEffect, useMemo } from 'react'
import { chunksOf } from './chunks'
import { GameRow } from './GameRow'
import type { Slice } from './page-slots'
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

/** The games found: any number of them, few of them drawn at a time. */
export function GameRows({ slots, onSheet, onSlice }: GameRowsProps) {
  const { list, columns, first, end, beforePx, afterPx } = useRowWindow(slots.length)
  const rows = useMemo(() => chunksOf(slots, columns), [slots, columns])
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
        {rows.slice(first, end).map((row, index) => (
          <GameRow key={first + index} slots={row} onSheet={onSheet} isEager={first + index < eagerRows} />
        ))}
      </div>
    </div>
  )
}
