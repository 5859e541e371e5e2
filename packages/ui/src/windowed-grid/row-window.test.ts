import { bandsOf, hasRows, nextWindow, overscanPx, rowsInView } from './row-window'

describe('rows in view', () => {
  const place = { viewPx: 800, stepPx: 170, rows: 3334 }

  it('the row window covers the view and a little beyond, whatever the length of the list', () => {
    expect(rowsInView({ ...place, topPx: 400 })).toEqual({ first: 0, end: 6 })
    const { first, end } = rowsInView({ ...place, topPx: -200_000 })
    expect(first * 170).toBeLessThanOrEqual(200_000 - overscanPx)
    expect(end * 170).toBeGreaterThanOrEqual(200_800 + overscanPx)
    expect(end - first).toBeLessThan(16)
  })

  it('the row window moves by two rows, so that not every passing row is a change', () => {
    const at = (topPx: number) => rowsInView({ ...place, topPx })
    expect(at(-9900)).toEqual(at(-9850))
    expect(at(-9900).first % 2).toBe(0)
  })

  it('the row window has all rows while the row height is unknown', () => {
    expect(rowsInView({ topPx: 0, viewPx: 800, stepPx: 0, rows: 40 })).toEqual({ first: 0, end: 40 })
  })

  it('the row window has at least one row, also when a shortened list is scrolled past its end', () => {
    expect(rowsInView({ topPx: -9999, viewPx: 800, stepPx: 170, rows: 3 })).toEqual({ first: 2, end: 3 })
    expect(rowsInView({ topPx: 9999, viewPx: 800, stepPx: 170, rows: 3 })).toEqual({ first: 0, end: 1 })
  })
})

describe('the next window', () => {
  const wanted = { first: 10, end: 24 }
  const inView = { first: 14, end: 20 }

  it('the next window of rows has one band more at each end, until it has all that are wanted', () => {
    expect(nextWindow({ first: 14, end: 20 }, wanted, inView)).toEqual({ first: 12, end: 22 })
    expect(nextWindow({ first: 12, end: 22 }, wanted, inView)).toEqual({ first: 10, end: 24 })
    expect(nextWindow({ first: 10, end: 24 }, wanted, inView)).toEqual({ first: 10, end: 24 })
  })

  it('the next window of rows loses at once what is no longer wanted', () => {
    expect(nextWindow({ first: 0, end: 20 }, wanted, inView)).toEqual({ first: 10, end: 22 })
    expect(nextWindow({ first: 12, end: 40 }, wanted, inView)).toEqual({ first: 10, end: 24 })
  })

  it('the next window of rows has everything in view, and after a jump nothing else', () => {
    expect(nextWindow({ first: 4, end: 16 }, wanted, inView)).toEqual({ first: 10, end: 20 })
    expect(nextWindow({ first: 100, end: 116 }, wanted, inView)).toEqual(inView)
  })

  it('the next window of a list that grew completes its last band first', () => {
    expect(nextWindow({ first: 0, end: 7 }, { first: 0, end: 12 }, { first: 0, end: 6 }).end).toBe(8)
  })

  it('a window has rows when none of them is outside of it', () => {
    expect(hasRows(wanted, inView)).toBe(true)
    expect(hasRows(inView, wanted)).toBe(false)
    expect(hasRows({ first: 15, end: 24 }, inView)).toBe(false)
  })
})

describe('bands of rows', () => {
  it('a window that moves keeps the bands that it still has', () => {
    expect(bandsOf({ first: 4, end: 9 })).toEqual([
      { at: 2, first: 4, end: 6 },
      { at: 3, first: 6, end: 8 },
      { at: 4, first: 8, end: 9 },
    ])
    expect(bandsOf({ first: 6, end: 12 }).map(({ at }) => at)).toEqual([3, 4, 5])
  })

  it('a window that begins within a band has the rest of it', () => {
    expect(bandsOf({ first: 5, end: 6 })).toEqual([{ at: 2, first: 5, end: 6 }])
    expect(bandsOf({ first: 0, end: 0 })).toEqual([])
  })
})
