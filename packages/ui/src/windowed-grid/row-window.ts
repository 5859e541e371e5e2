/** Positions of rows of equal height in a scrolling page. */
export interface RowPlace {
  /** From the top of the viewport to the first row, CSS px; negative once the row is above it. */
  topPx: number
  viewPx: number
  /** Height of a row with the gap after it, CSS px. */
  stepPx: number
  rows: number
}

export interface RowRange {
  first: number
  /** The first row after the window. */
  end: number
}

/** How far beyond the viewport rows are rendered, CSS px. */
export const overscanPx = 500
/** The window moves by this many rows at a time, which are a band. */
export const stride = 2

/** The rows to render: those in the viewport and a little beyond; all rows while the height is unknown. */
export function rowsInView({ topPx, viewPx, stepPx, rows }: RowPlace): RowRange {
  if (stepPx <= 0) return { first: 0, end: rows }
  const firstSeen = Math.floor((-topPx - overscanPx) / stepPx)
  const lastSeen = Math.ceil((viewPx - topPx + overscanPx) / stepPx)
  const last = Math.max(0, rows - 1)
  const first = Math.min(last, Math.max(0, Math.floor(firstSeen / stride) * stride))
  const end = Math.min(rows, Math.max(first + 1, Math.ceil(lastSeen / stride) * stride))
  return { first, end }
}

/** A few rows that are rendered together. `at` is the same wherever the window is. */
export interface RowBand extends RowRange {
  at: number
}

/** The window cut into bands: where it moves, the bands that stay are not rendered again. */
export function bandsOf({ first, end }: RowRange): RowBand[] {
  const bands: RowBand[] = []
  for (let row = first; row < end;) {
    const at = Math.floor(row / stride)
    const next = Math.min(end, (at + 1) * stride)
    bands.push({ at, first: row, end: next })
    row = next
  }
  return bands
}
