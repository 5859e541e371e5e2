import type { ReactNode } from 'react'
import { WindowVirtualizer } from 'virtua'

export interface WindowedListProps<Row> {
  /** Names the list for screen readers. */
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Renders a row; rows may differ in height, and each is measured when it is rendered. */
  rowOf: (row: Row) => ReactNode
}

/** Rows rendered at first, before any is measured. */
const firstRows = 12

/** A long list in the page's own scroll: any number of rows, few of them in the document. */
export function WindowedList<Row>({ label, rows, keyOf, rowOf }: WindowedListProps<Row>) {
  return (
    <div role="list" aria-label={label}>
      <WindowVirtualizer ssrCount={firstRows}>
        {rows.map((row, index) => (
          <div key={keyOf(row)} role="listitem" aria-setsize={rows.length} aria-posinset={index + 1}>
            {rowOf(row)}
          </div>
        ))}
      </WindowVirtualizer>
    </div>
  )
}
