import { Skeleton } from '@plaza/ui/skeleton'
import styles from './Home.module.css'

/**
 * Reserves the height of the hot-match strip; in the document `matches` states whether there is one: `some` or `none`.
 */
export function HotMatchPlace({ matches }: { matches?: string }) {
  return (
    <div className={styles.match} data-matches={matches} aria-hidden>
      <Skeleton width="most" />
    </div>
  )
}
