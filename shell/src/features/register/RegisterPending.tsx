import { Skeleton } from '@plaza/ui/skeleton'
import styles from './RegisterForm.module.css'

/** The shape of the form while its rules are on their way. */
export function RegisterPending() {
  return (
    <div className={styles.fields} aria-busy>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={styles.pendingField}>
          <Skeleton width="quarter" />
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  )
}
