import { Icon } from '@plaza/ui/icon'
import { Skeleton } from '@plaza/ui/skeleton'
import styles from './NoticeLine.module.css'

/** The place of the announcements' line. */
export function NoticeSkeleton() {
  return (
    <div className={styles.line} aria-hidden>
      <Icon name="megaphone" size={20} className={styles.icon} />
      <Skeleton width="most" />
    </div>
  )
}
