import { Fragment, useEffect, useMemo, type ReactNode } from 'react'
import { rowParts } from './row-parts'
import { useRowWindow } from './useRowWindow'
import css from './WindowedGrid.module.css'

/** Positions in a list; `to` is exclusive. */
export interface GridSlice {
  from: number
  to: number
}

export interface WindowedGridProps<Item> {
  /** An item, or null while its page has not loaded. */
  slots: readonly (Item | null)[]
  /** Renders consecutive items as one grid; the first `eager` of them load their pictures at once. */
  draw: (items: readonly Item[], eager: number) => ReactNode
  /** Renders the same grid with placeholders for this many items. */
  pending: (places: number) => ReactNode
  /** Called with the positions that are rendered. */
  onSlice?: (slice: GridSlice) => void
  /** Rows of the first screen, whose pictures load at once. */
  eagerRows?: number
}

/**
 * A long grid in the page's own scroll: any number of items, few of them in the document. All rows have the same
 * height, measured on the first one. A row with a missing item is rendered as placeholders.
 */
export function WindowedGrid<Item>({
  slots,
  draw,
  pending,
  onSlice,
  eagerRows = 2,
}: WindowedGridProps<Item>) {
  const { list, columns, first, end, beforePx, afterPx } = useRowWindow(slots.length)
  const parts = useMemo(
    () => rowParts(slots.slice(first * columns, end * columns), columns),
    [slots, first, end, columns],
  )
  useEffect(() => {
    onSlice?.({ from: first * columns, to: end * columns })
  }, [onSlice, first, end, columns])
  return (
    <div className={css.holder}>
      <div ref={list} className={css.list} style={{ paddingBlockStart: beforePx, paddingBlockEnd: afterPx }}>
        {parts.map((part) => (
          <Fragment key={part.id}>
            {'items' in part ? draw(part.items, first === 0 ? eagerRows * columns : 0) : pending(part.places)}
          </Fragment>
        ))}
      </div>
    </div>
  )
}
