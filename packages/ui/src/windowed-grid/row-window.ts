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

/** The rows in the viewport and so far beyond it, in whole bands; all rows while the height is unknown. */
export function rowsInView({ topPx, viewPx, stepPx, rows }: RowPlace, beyondPx = overscanPx): RowRange {
  if (stepPx <= 0) return { first: 0, end: rows }
  const firstSeen = Math.floor((-topPx - beyondPx) / stepPx)
  const lastSeen = Math.ceil((viewPx - topPx + beyondPx) / stepPx)
  const last = Math.max(0, rows - 1)
  const first = Math.min(last, Math.max(0, Math.floor(firstSeen / stride) * stride))
  const end = Math.min(rows, Math.max(first + 1, Math.ceil(lastSeen / stride) * stride))
  return { first, end }
}

/** Whether a window has all of these rows. */
export const hasRows = (window: RowRange, rows: RowRange): boolean =>
  window.first <= rows.first && window.end >= rows.end

/**
 * The next window on the way from the rendered rows to the wanted ones: all that is in view, and at each end one band more at
 * most, so that no frame has more than a band or two to lay out.
 */
export function nextWindow(rendered: RowRange, wanted: RowRange, inView: RowRange): RowRange {
  const isJump = rendered.end <= inView.first || rendered.first >= inView.end
  if (isJump) return inView
  return {
    first: Math.max(wanted.first, Math.min(rendered.first - stride, inView.first)),
    // A list that grows first completes its last band.
    end: Math.min(wanted.end, Math.max((Math.floor(rendered.end / stride) + 1) * stride, inView.end)),
  }
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
