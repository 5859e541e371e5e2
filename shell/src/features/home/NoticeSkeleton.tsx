import { Icon } from '@plaza/ui/icon'
import { Skeleton } from '@plaza/ui/skeleton'
import styles from './NoticeLine.module.css'

/** Reserves space for the line of announcements. */
export function NoticeSkeleton() {
  return (
    <div className={styles.line} aria-hidden>
      <Icon name="megaphone" size={20} className={styles.icon} />
      <Skeleton width="most" />
    </div>
  )
}
