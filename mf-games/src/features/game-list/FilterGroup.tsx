import { ChipGroup } from '@plaza/ui/chip'
import type { ReactNode } from 'react'
import styles from './FilterDrawer.module.css'

/** One labelled group of choices in the filter drawer. */
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
