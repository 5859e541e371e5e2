import { Skeleton } from '@plaza/ui/skeleton'
import styles from './EntriesSkeleton.module.css'

/** The outline of an accordion: announcements, help. */
export function EntriesSkeleton({ count = 5 }: { count?: number }) {
  return (
    <div className={styles.entries} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.entry}>
          <Skeleton width={index % 2 ? 'half' : 'most'} />
          <Skeleton width="quarter" />
        </div>
      ))}
    </div>
  )
}
