import { Skeleton } from '../skeleton'
import { cx } from '../cx'
import css from './GameTile.module.css'

/** Placeholder of a tile while its game loads. */
export function GameTileSkeleton() {
  return (
    <div aria-hidden className={cx(css.tile, css.pending)}>
      <Skeleton shape="block" className={css.art} />
    </div>
  )
}
