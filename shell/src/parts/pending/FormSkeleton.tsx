import { Skeleton } from '@plaza/ui/skeleton'
import styles from './FormSkeleton.module.css'

/** The outline of a form: a title, two fields, a button. */
export function FormSkeleton() {
  return (
    <div className={styles.form}>
      <Skeleton shape="title" width="half" />
      <Skeleton className={styles.field} />
      <Skeleton className={styles.field} />
      <Skeleton className={styles.field} />
    </div>
  )
}
