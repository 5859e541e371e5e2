import type { ReactNode } from 'react'
import styles from './HeaderBar.module.css'

/** The bar of the header: 56 high, 48 once the page is scrolled; its place in the page stays, so that nothing jumps. */
export function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>{children}</div>
    </header>
  )
}
