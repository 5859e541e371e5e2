import type { ReactNode } from 'react'
import styles from './Column.module.css'

/** Which bars are shown; they determine the offsets of sticky content. */
export interface Bars {
  hasHeader?: boolean
  hasMenu?: boolean
}

/** The class that gives what is within an element the offsets of sticky content. */
export const offsetsOf = ({ hasHeader = false, hasMenu = false }: Bars): string =>
  [hasHeader && styles.hasHeader, hasMenu && styles.hasMenu].filter(Boolean).join(' ')

interface Props extends Bars {
  children: ReactNode
}

/** Gives the offsets of sticky content to bars that are not pages. */
export const Offsets = ({ children, ...bars }: Props) => (
  <div className={`${styles.offsets} ${offsetsOf(bars)}`}>{children}</div>
)

/** The phone's column, 560 at most, centred on a calm backdrop (LOOK-1). */
export function Column({ children, ...bars }: Props) {
  return (
    <>
      <div aria-hidden className={styles.backdrop} />
      <div className={`${styles.column} ${offsetsOf(bars)}`}>{children}</div>
    </>
  )
}
