import { act, renderHook } from '@testing-library/react'
import { nextTick, useTicker } from './useTicker'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const hide = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
const turn = (count: number, isHeld = false) =>
  renderHook(({ held }) => useTicker(count, held), { initialProps: { held: isHeld } })

describe('a step of the ticker', () => {
  it.each([
    [
      { position: 0, isMoving: false },
      { position: 1, isMoving: true },
    ],
    [
      { position: 1, isMoving: true },
      { position: 1, isMoving: false },
    ],
    [
      { position: 3, isMoving: true },
      { position: 0, isMoving: false },
    ],
  ])('a step of the ticker leads from %j to %j of three', (from, to) => {
    expect(nextTick(from, 3)).toEqual(to)
  })
})

describe('the ticker', () => {
  // HOME-5
  it('the ticker rests 5000 ms and moves for 500 ms, in a loop', () => {
    const { result } = turn(2)
    pass(4999)
    expect(result.current).toEqual({ position: 0, isMoving: false })
    pass(1)
    expect(result.current).toEqual({ position: 1, isMoving: true })
    pass(499)
    expect(result.current.isMoving).toBe(true)
    pass(1)
    expect(result.current).toEqual({ position: 1, isMoving: false })
    pass(5000)
    expect(result.current).toEqual({ position: 2, isMoving: true })
    pass(500)
    expect(result.current).toEqual({ position: 0, isMoving: false })
  })

  // HOME-5
  it('the ticker does not move with one match', () => {
    const { result } = turn(1)
    pass(60_000)
    expect(result.current).toEqual({ position: 0, isMoving: false })
  })

  it('the ticker rests while it is held, and continues afterwards', () => {
    const { result, rerender } = turn(3, true)
    pass(20_000)
    expect(result.current.position).toBe(0)
    rerender({ held: false })
    pass(5000)
    expect(result.current.position).toBe(1)
  })

  it('the ticker finishes a move that has begun when it is held', () => {
    const { result, rerender } = turn(3)
    pass(5100)
    rerender({ held: true })
    pass(500)
    expect(result.current).toEqual({ position: 1, isMoving: false })
  })

  it('the ticker rests while the page is hidden', () => {
    const { result } = turn(3)
    hide('hidden')
    pass(20_000)
    expect(result.current.position).toBe(0)
    hide('visible')
    pass(5000)
    expect(result.current.position).toBe(1)
  })

  it('the ticker starts over when fewer matches are left than it has passed', () => {
    const { result, rerender } = renderHook(({ count }) => useTicker(count, false), {
      initialProps: { count: 3 },
    })
    pass(5000)
    pass(500)
    pass(5000)
    pass(500)
    expect(result.current.position).toBe(2)
    rerender({ count: 2 })
    expect(result.current.position).toBe(0)
  })
})
