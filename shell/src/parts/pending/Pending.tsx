import { Skeleton, SkeletonRows } from '@plaza/ui/skeleton'
import styles from './Pending.module.css'

/** The pending state of a page or slot of unknown shape (FRAME-12). */
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
