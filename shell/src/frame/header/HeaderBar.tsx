import type { ReactNode } from 'react'
import styles from './HeaderBar.module.css'

/**
 * The bar of the header: 56 px high, 48 once the page is scrolled; its space in the page stays constant, so that
 * nothing jumps.
 */
export function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>{children}</div>
    </header>
  )
}
