import type { WindowedListProps } from '@plaza/ui/windowed-list'

/** Stands in for the windowed list: jsdom has no layout, so that no row would be near the view. Draws every row. */
export function WindowedList<Row>({ label, rows, keyOf, rowOf }: WindowedListProps<Row>) {
  return (
    <div role="list" aria-label={label}>
      {rows.map((row) => (
        <div key={keyOf(row)} role="listitem">
          {rowOf(row)}
        </div>
      ))}
    </div>
  )
}
