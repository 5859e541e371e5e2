import type { ReactNode } from 'react'
import css from './ListRow.module.css'

/** Date that heads the rows of a day and stays below the header while they pass. */
export function DayHeading({ children }: { children: ReactNode }) {
  return <h3 className={css.day}>{children}</h3>
}
