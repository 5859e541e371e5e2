import type { ReactNode, Ref } from 'react'
import { GameTileSkeleton } from './GameTileSkeleton'
import css from './GameGrid.module.css'

export interface GameGridProps {
  /** `GameTile`s. */
  children?: ReactNode
  /** Number of skeletons after the tiles while more load. */
  pending?: number
  /** Whether its skeletons do not breathe: in a list that is flung. */
  isStill?: boolean
  /** One scrolling row of smaller tiles. */
  isLine?: boolean
  /** The element around the tiles. */
  ref?: Ref<HTMLDivElement>
}

/** A grid of tiles as wide as the page: three in a row, four from 472 px on. */
export function GameGrid({ children, pending = 0, isStill, isLine, ref }: GameGridProps) {
  return (
    <div ref={ref} className={isLine ? css.line : css.grid}>
      {children}
      {Array.from({ length: pending }, (_, index) => (
        <GameTileSkeleton key={`pending-${index}`} isStill={isStill} />
      ))}
    </div>
  )
}
