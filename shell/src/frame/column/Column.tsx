import type { ReactNode } from 'react'
import styles from './Column.module.css'

interface Props {
  children: ReactNode
  /** Whether header and bottom menu are shown; they determine the offsets of sticky content. */
  hasHeader?: boolean
  hasMenu?: boolean
}

/** The phone's column, 560 at most, centred on a calm backdrop (LOOK-1). */
export function Column({ children, hasHeader = false, hasMenu = false }: Props) {
  const names = [styles.column, hasHeader && styles.hasHeader, hasMenu && styles.hasMenu]
  return (
    <>
      <div aria-hidden className={styles.backdrop} />
      <div className={names.filter(Boolean).join(' ')}>{children}</div>
    </>
  )
}
