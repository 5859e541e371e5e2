import type { ReactNode } from 'react'
import css from './ListRow.module.css'

/** Date above the rows of a day; it sticks below the header while the rows scroll past. */
export function DayHeading({ children }: { children: ReactNode }) {
  return <h2 className={css.day}>{children}</h2>
}
