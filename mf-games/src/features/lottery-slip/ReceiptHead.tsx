import { Icon } from '@plaza/ui/icon'
import type { ReactNode } from 'react'
import styles from './Slip.module.css'

/** That it was placed, said to screen readers too; `children` say what and on which issue. */
export const ReceiptHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.done} role="status">
    <Icon name="check-circle" size={24} />
    <p className={styles.doneTitle}>{title}</p>
    <p className={styles.note}>{children}</p>
  </div>
)
