/** Positions of rows of equal height in a scrolling page. */
export interface RowPlace {
  /** From the upper edge of the view to the first row, CSS px; negative once it is above. */
  topPx: number
  viewPx: number
  /** Height of a row with the gap after it, CSS px. */
  stepPx: number
  rows: number
}

export interface RowRange {
  first: number
  /** Not in it. */
  end: number
}

/** How far beyond the view rows are drawn, CSS px. */
export const overscanPx = 500
/** Rows come and go by so many at a time. */
const stride = 2

/** The rows to draw: those in the view and a little beyond. All of them while no height is known. */
export function rowsInView({ topPx, viewPx, stepPx, rows }: RowPlace): RowRange {
  if (stepPx <= 0) return { first: 0, end: rows }
  const firstSeen = Math.floor((-topPx - overscanPx) / stepPx)
  const lastSeen = Math.ceil((viewPx - topPx + overscanPx) / stepPx)
  const last = Math.max(0, rows - 1)
  const first = Math.min(last, Math.max(0, Math.floor(firstSeen / stride) * stride))
  const end = Math.min(rows, Math.max(first + 1, Math.ceil(lastSeen / stride) * stride))
  return { first, end }
}
