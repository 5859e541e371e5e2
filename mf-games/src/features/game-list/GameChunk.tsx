import type { Game } from '@plaza/contract'
import { useLayoutEffect, useRef } from 'react'
import { GameTiles } from '../../catalogue/GameTiles'
import { useIsNear } from './useIsNear'

export interface GameChunkProps {
  games: readonly Game[]
  onOpen: (game: Game) => void
  /** The first chunk is drawn at once, its first tiles eagerly. */
  isFirst: boolean
  /** Skeletons after the tiles. */
  pending: number
  /** Height in CSS px to keep while the chunk is far away; 0 while none is known, then it is drawn. */
  heightPx: number
  /** Told the height as drawn, by the first chunk. */
  onHeight: (heightPx: number) => void
}

/** Tiles in the first screen at 390 px. */
const eagerTiles = 6

/** A part of a long list: drawn near the view, elsewhere an empty place of the same height. */
export function GameChunk({ games, onOpen, isFirst, pending, heightPx, onHeight }: GameChunkProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place, isFirst)
  const isDrawn = isNear || heightPx === 0
  useLayoutEffect(() => {
    if (isFirst && isDrawn && place.current) onHeight(place.current.offsetHeight)
  })
  useLayoutEffect(() => {
    // Set on the node: the page's policy takes no style attributes.
    if (place.current) place.current.style.minBlockSize = isDrawn ? '' : `${heightPx}px`
  }, [isDrawn, heightPx])
  return (
    <div ref={place}>
      {isDrawn && (
        <GameTiles games={games} onOpen={onOpen} eager={isFirst ? eagerTiles : 0} pending={pending} />
      )}
    </div>
  )
}
