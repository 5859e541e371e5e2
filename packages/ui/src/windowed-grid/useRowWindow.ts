import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterFrame } from '@plaza/ui/motion'
import { hasRows, nextWindow, rowsInView, type RowRange } from './row-window'

/** Tiles in a row on a phone. */
const fewestColumns = 3
/** Rows of a tall screen. */
const firstRows = 8

interface Measure {
  columns: number
  /** 0 while it is unknown, when all rows are rendered. */
  rowPx: number
  gapPx: number
}

/**
 * Which rows of a long grid are rendered. All rows have the same height, measured on the first rendered tile. Only rows
 * near the viewport are in the document, so that a list of any length has few nodes (LIST-12).
 */
export function useRowWindow(slots: number) {
  const list = useRef<HTMLDivElement>(null)
  const [measure, setMeasure] = useState<Measure>({ columns: fewestColumns, rowPx: 0, gapPx: 0 })
  // Only a few rows at first, to measure one. Where nothing has a height, all rows are rendered after that.
  const [range, setRange] = useState<RowRange>({ first: 0, end: firstRows })
  const rows = Math.ceil(slots / measure.columns)
  const stepPx = measure.rowPx > 0 ? measure.rowPx + measure.gapPx : 0

  // The rows in the document, and those that are being rendered to take their place.
  const rendered = useRef(range)
  const coming = useRef<RowRange>(undefined)
  const look = useCallback(
    ({ isFirst = false } = {}) => {
      if (!list.current) return
      const place = {
        topPx: list.current.getBoundingClientRect().top,
        viewPx: window.innerHeight,
        stepPx,
        rows,
      }
      const [wanted, inView] = [rowsInView(place), rowsInView(place, 0)]
      if (!isFirst && coming.current && hasRows(coming.current, inView)) return
      const { first, end } = rendered.current
      const next = isFirst ? wanted : nextWindow(rendered.current, wanted, inView)
      if (first === next.first && end === next.end) return
      coming.current = next
      // Rows beyond the view are rendered in small tasks, between frames. After a jump there is nothing in view yet.
      const isJump = next.first >= end || next.end <= first
      if (isFirst || isJump) setRange(next)
      else startTransition(() => setRange(next))
    },
    [stepPx, rows],
  )

  const takeMeasure = useCallback(() => {
    // Grid > tile. The computed style's height is exact, and does not change while the tile is pressed.
    const grid = list.current?.firstElementChild
    const tile = grid?.firstElementChild
    if (!grid || !tile) return undefined
    const { rowGap, gridTemplateColumns: tracks } = getComputedStyle(grid)
    const rowPx = Number.parseFloat(getComputedStyle(tile).height) || 0
    const gapPx = Number.parseFloat(rowGap) || 0
    const columns = tracks?.includes('px') ? tracks.split(' ').length : fewestColumns
    setMeasure((now) =>
      now.rowPx === rowPx && now.columns === columns && now.gapPx === gapPx ? now : { columns, rowPx, gapPx },
    )
    return rowPx
  }, [])

  const measured = useRef<{ look: unknown; range: RowRange; widthPx: number; stepPx: number }>(undefined)
  useLayoutEffect(() => {
    rendered.current = range
    coming.current = undefined
    // A page that was hidden and is shown again has its rows still: measuring them would force a layout.
    const before = measured.current
    const widthPx = window.innerWidth
    if (before?.look === look && before.range === range && before.widthPx === widthPx) return undefined
    measured.current = { look, range, widthPx, stepPx }
    // Another window, or more rows or fewer, have the height of the others. What is still missing comes after this frame.
    if (before && stepPx > 0 && before.stepPx === stepPx && before.widthPx === widthPx)
      return afterFrame(look)
    const rowPx = takeMeasure()
    // This render does not use a height that was just measured yet, so the next render checks again.
    if (stepPx > 0 || rowPx === 0) look({ isFirst: true })
    return undefined
  }, [takeMeasure, look, range, stepPx])

  useEffect(() => {
    let frame = 0
    const follow = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        look()
      })
    }
    const remeasure = () => {
      takeMeasure()
      follow()
    }
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', remeasure)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', remeasure)
    }
  }, [look, takeMeasure])

  const first = Math.min(range.first, Math.max(0, rows - 1))
  const end = Math.min(range.end, rows)
  return {
    list,
    columns: measure.columns,
    first,
    end,
    rows,
    rowPx: measure.rowPx,
    gapPx: measure.gapPx,
    /** Height of the rows that are not rendered, CSS px. */
    beforePx: first * stepPx,
    afterPx: Math.max(0, rows - end) * stepPx,
  }
}
