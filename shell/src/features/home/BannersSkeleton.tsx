import type { ReactNode } from 'react'
import styles from './Banners.module.css'

/** Reserves space for the banners; in the document it already contains the first banner's picture. */
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
