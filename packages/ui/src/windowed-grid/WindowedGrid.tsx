import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { GridBand } from './GridBand'
import { bandsOf, stride } from './row-window'
import { createTurns } from './useInTurn'
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
  /**
   * Renders consecutive items as a grid; the first `eager` of them load their pictures at once. Pass the same function at every
   * render, so that only new rows are rendered.
   */
  draw: (items: readonly Item[], eager: number) => ReactNode
  /** Renders the same grid with placeholders for this many items; the same function at every render, too. */
  pending: (places: number) => ReactNode
  /** Called with the positions that are rendered. */
  onSlice?: (slice: GridSlice) => void
  /** Rows of the first screen, whose pictures load at once. */
  eagerRows?: number
}

/**
 * A long grid in the page's own scroll: any number of items, few of them in the document. All rows have the same
 * height, measured on the first one. A row with a missing item is rendered as placeholders. Rows are rendered a few at a time, as
 * bands, so that the window moves at the cost of its new rows.
 */
export function WindowedGrid<Item>({
  slots,
  draw,
  pending,
  onSlice,
  eagerRows = 2,
}: WindowedGridProps<Item>) {
  const { list, columns, first, end, rowPx, gapPx, beforePx, afterPx } = useRowWindow(slots.length)
  const [turns] = useState(createTurns)
  useEffect(() => {
    onSlice?.({ from: first * columns, to: end * columns })
  }, [onSlice, first, end, columns])
  return (
    <div
      ref={list}
      className={css.list}
      style={
        {
          '--columns': columns,
          '--row': `${rowPx}px`,
          '--gap': `${gapPx}px`,
          paddingBlockStart: beforePx,
          paddingBlockEnd: afterPx,
        } as CSSProperties
      }
    >
      {bandsOf({ first, end }).map((band) => (
        <GridBand
          key={band.at}
          slots={slots.slice(band.first * columns, band.end * columns)}
          columns={columns}
          eager={band.at === 0 ? Math.min(eagerRows, stride) * columns : 0}
          draw={draw}
          pending={pending}
          turns={turns}
        />
      ))}
      {/* Elements of their own: a custom property that changes as the list scrolls would restyle every tile. */}
      <div aria-hidden className={css.before} style={{ blockSize: beforePx }} />
      <div aria-hidden className={css.after} style={{ blockSize: afterPx }} />
    </div>
  )
}
