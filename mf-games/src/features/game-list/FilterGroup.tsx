import { ChipGroup } from '@plaza/ui/chip'
import type { ReactNode } from 'react'
import styles from './FilterDrawer.module.css'

/** One choice of the filter drawer under its name. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <p className={styles.title} aria-hidden>
        {title}
      </p>
      <ChipGroup label={title}>{children}</ChipGroup>
    </div>
  )
}
