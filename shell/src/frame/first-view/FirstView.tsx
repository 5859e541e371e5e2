import type { ReactNode } from 'react'
import { StartFailed } from '../../kernel/document/StartFailed'
import { Column } from '../column/Column'
import { NoScript } from './NoScript'
import styles from './FirstView.module.css'

export interface FirstViewProps {
  header?: ReactNode
  menu?: ReactNode
  /** Above the header. */
  bar?: ReactNode
  children: ReactNode
}

/** The frame of a page as a template, in the boxes of the page that takes it over (EDGE-7). */
export const FirstView = ({ header, menu, bar, children }: FirstViewProps) => (
  <Column hasHeader={header !== undefined} hasMenu={menu !== undefined}>
    {bar}
    {header}
    <NoScript />
    <StartFailed isInFlow />
    <main aria-busy className={styles.main}>
      {children}
    </main>
    {menu}
  </Column>
)
