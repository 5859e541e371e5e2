import type { ReactNode } from 'react'
import styles from './Summary.module.css'

/** What the main action of a form will do, beside each other above it: each value below its label. */
export const Summary = ({ label, children }: { label: string; children: ReactNode }) => (
  <dl aria-label={label} className={styles.summary}>
    {children}
  </dl>
)

export interface SummaryFactProps {
  label: string
  isTotal?: boolean
  children: ReactNode
}

/** One of its values. */
export const SummaryFact = ({ label, isTotal = false, children }: SummaryFactProps) => (
  <div className={styles.fact} data-total={isTotal || undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
