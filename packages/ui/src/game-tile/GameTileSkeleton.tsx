import { Skeleton } from '../skeleton'
import { cx } from '../cx'
import css from './GameTile.module.css'

/** Placeholder of a tile while its game loads; one that `isStill` does not breathe, because each animation costs a fling a frame's time. */
export function GameTileSkeleton({ isStill = false }: { isStill?: boolean }) {
  return (
    <div aria-hidden className={cx(css.tile, css.pending, isStill && css.still)}>
      {!isStill && <Skeleton shape="block" className={css.art} />}
    </div>
  )
}
