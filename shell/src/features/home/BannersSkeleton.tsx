import type { ReactNode } from 'react'
import styles from './Banners.module.css'

/** The place of the banners; in the document the first one's picture is in it already. */
export function BannersSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.banners} aria-hidden>
      <div className={styles.frame}>
        <div className={styles.rail}>
          <div className={styles.cell}>
            <div className={styles.slide}>{children}</div>
          </div>
          <div className={styles.cell}>
            <div className={styles.slide} />
          </div>
        </div>
      </div>
    </div>
  )
}
