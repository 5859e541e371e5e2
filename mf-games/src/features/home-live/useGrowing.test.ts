import { act, renderHook } from '@testing-library/react'
import { grownTo, useGrowing } from './useGrowing'

let isStill = false

beforeEach(() => {
  isStill = false
  window.matchMedia = ((query: string) => ({ matches: isStill, media: query })) as typeof window.matchMedia
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const grow = (from: number) => renderHook(({ value }) => useGrowing(value), { initialProps: { value: from } })

describe('an amount that grows', () => {
  it.each([
    [0, 1000],
    [600, 1875],
    [1200, 2000],
    [5000, 2000],
  ])('a growing amount has come, %d ms on the way from 1000 to 2000, to %d', (ms, expected) => {
    expect(grownTo(1000, 2000, ms)).toBe(expected)
  })

  it('a growing amount shows its first value at once, and runs up to the next one in 1200 ms', () => {
    const { result, rerender } = grow(1000)
    expect(result.current).toBe(1000)
    rerender({ value: 2000 })
    act(() => jest.advanceTimersByTime(300))
    expect(result.current).toBeGreaterThan(1000)
    expect(result.current).toBeLessThan(2000)
    act(() => jest.advanceTimersByTime(1000))
    expect(result.current).toBe(2000)
  })

  it('a growing amount does not run down when a jackpot was won', () => {
    const { result, rerender } = grow(2000)
    rerender({ value: 500 })
    expect(result.current).toBe(500)
  })

  it('a growing amount changes at once for somebody who wants less motion', () => {
    isStill = true
    const { result, rerender } = grow(1000)
    rerender({ value: 2000 })
    expect(result.current).toBe(2000)
  })

  it('a growing amount leaves no timer running when it unmounts', () => {
    const { rerender, unmount } = grow(1000)
    rerender({ value: 2000 })
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})
