import { Skeleton } from '@plaza/ui/skeleton'
import styles from './Home.module.css'

/** As high as the strip of hot matches; in the document `matches` says whether there is one: `some` or `none`. */
export function HotMatchPlace({ matches }: { matches?: string }) {
  return (
    <div className={styles.match} data-matches={matches} aria-hidden>
      <Skeleton width="most" />
    </div>
  )
}
