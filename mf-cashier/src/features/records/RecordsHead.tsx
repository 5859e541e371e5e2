import { FilterBar, RecordTotals, type FilterBarProps, type RecordTotal } from '@plaza/ui/records'
import type { ReactNode } from 'react'

export interface RecordsHeadProps {
  /** Names the list for screen readers: the days below are headings of their own. */
  title: string
  bar: FilterBarProps
  totals?: readonly RecordTotal[] | false
  children?: ReactNode
}

/** What stands above every list of records: its filter, and the totals of all that the filter finds. */
export function RecordsHead({ title, bar, totals, children }: RecordsHeadProps) {
  return (
    <>
      <FilterBar {...bar} title={title} />
      {totals && <RecordTotals totals={totals} />}
      {children}
    </>
  )
}
