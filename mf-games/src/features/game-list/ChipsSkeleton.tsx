import { Skeleton } from '@plaza/ui/skeleton'
import styles from './ChipsSkeleton.module.css'

/** Reserves space for a row of chips. */
export function ChipsSkeleton() {
  return (
    <div className={styles.chips} aria-hidden>
      <Skeleton width="most" />
    </div>
  )
}
