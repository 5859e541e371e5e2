import type { Game } from '@plaza/contract'
import { useMemo, useState } from 'react'
import { chunkSize, chunksOf } from './chunks'
import { GameChunk } from './GameChunk'
import styles from './GameList.module.css'

export interface GameResultsProps {
  games: readonly Game[]
  onOpen: (game: Game) => void
  isLoadingMore: boolean
}

/** Skeletons of the page that is on its way: two rows at 390 px. */
const pendingTiles = 6

/** The games found: any number of them, few of them drawn at a time. */
export function GameResults({ games, onOpen, isLoadingMore }: GameResultsProps) {
  const [heightPx, setHeightPx] = useState(0)
  const chunks = useMemo(() => chunksOf(games), [games])
  return (
    <div className={styles.list}>
      {chunks.map((chunk, index) => (
        <GameChunk
          key={chunk[0]?.nodeId}
          games={chunk}
          onOpen={onOpen}
          isFirst={index === 0}
          pending={isLoadingMore && index === chunks.length - 1 ? pendingTiles : 0}
          heightPx={chunk.length === chunkSize ? heightPx : 0}
          onHeight={setHeightPx}
        />
      ))}
    </div>
  )
}
