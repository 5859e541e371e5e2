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
/** The window moves by this many rows at a time. */
const stride = 2

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
