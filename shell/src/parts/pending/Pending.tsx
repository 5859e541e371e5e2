import { Skeleton, SkeletonRows } from '@plaza/ui/skeleton'
import styles from './Pending.module.css'

/** The wait for a page or a slot of which no more is known than that (FRAME-12). */
export function Pending({ kind }: { kind: 'page' | 'slot' }) {
  return kind === 'slot' ? (
    <div className={styles.slot} aria-busy>
      <Skeleton shape="block" />
    </div>
  ) : (
    <div className={styles.page} aria-busy>
      <Skeleton shape="title" width="half" />
      <SkeletonRows count={4} />
    </div>
  )
}
