import { createAdaptiveLimit, nextLimit } from './adaptive-limit'

describe('the next limit', () => {
  it.each([
    ['falls to what keeps the wait at its target', 10, 8, { isFull: true, most: 64 }, 7],
    ['falls by half at most', 10, 100, { isFull: true, most: 64 }, 5],
    ['is never less than two', 2, 100, { isFull: true, most: 64 }, 2],
    ['is never more than the most, even where that is one', 1, 100, { isFull: true, most: 1 }, 1],
    ['grows while waits are short, whoever is there', 5, 1, { isFull: false, most: 64 }, 6],
    ['grows beyond the easy part only when it is used', 16, 1, { isFull: true, most: 64 }, 17],
    ['goes back to the easy part when it is not', 30, 1, { isFull: false, most: 64 }, 29],
    ['stays at the most', 64, 1, { isFull: true, most: 64 }, 64],
  ])('the next limit %s', (_name, limit, waitMs, how, next) =>
    expect(nextLimit(limit, waitMs, how)).toBe(next),
  )
})

it('the limit falls while work blocks the event loop, and grows again while it only waits', () => {
  jest.useFakeTimers()
  let nowMs = 0
  const limit = createAdaptiveLimit(64, { now: () => nowMs, usedMs: () => nowMs })
  /** One turn of the event loop that takes so long. */
  const turn = (ms: number) => {
    limit.onWork(true)
    nowMs += ms
    jest.advanceTimersToNextTimer()
  }
  const before = limit.current()
  for (let count = 0; count < 8; count += 1) turn(40)
  expect(limit.current()).toBeLessThan(before / 2)
  for (let count = 0; count < 200; count += 1) turn(5)
  expect(limit.current()).toBeGreaterThanOrEqual(before)
  jest.useRealTimers()
})
