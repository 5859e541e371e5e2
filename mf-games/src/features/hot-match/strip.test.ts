import { fakeMotion, type FakeMotion } from '@plaza/ui/testing'
import { act, renderHook } from '@testing-library/react'
import { stripKeyframes } from './strip-round'
import { useStrip } from './useStrip'

let motion: FakeMotion
let isStill = false
beforeEach(() => {
  jest.useFakeTimers()
  motion = fakeMotion()
  isStill = false
  window.matchMedia = (() => ({ matches: isStill })) as unknown as typeof window.matchMedia
})
afterEach(() => {
  motion.restore()
  jest.useRealTimers()
})

const track = () => {
  const card = document.createElement('div')
  Object.defineProperty(card, 'clientHeight', { value: 64 })
  return { current: card.appendChild(document.createElement('ul')) as HTMLElement }
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
async function turn(count: number, isHeld = false) {
  const place = track()
  const view = renderHook(({ held, many }) => useStrip(place, many, held), {
    initialProps: { held: isHeld, many: count },
  })
  await pass(10)
  act(() => {
    motion.measure()
    motion.see(true)
  })
  return view
}
const states = () => motion.animations.map(({ state }) => state)

describe('the strip of matches in motion', () => {
  // HOME-5
  it('the strip moves for 500 ms and rests for 5000 ms, round and round', async () => {
    const { result } = await turn(2)
    expect(motion.animations[0]?.options).toMatchObject({ duration: 11_000, iterations: Infinity })
    await pass(4999)
    expect(result.current.entry).toBe(0)
    await pass(1)
    expect(result.current.entry).toBe(1)
    await pass(5499)
    expect(result.current.entry).toBe(1)
    await pass(1)
    expect(result.current.entry).toBe(0)
  })

  // HOME-5
  it('the strip does not move with one match', async () => {
    await turn(1)
    expect(motion.animations).toEqual([])
  })

  it('the strip rests while it is held, and continues afterwards', async () => {
    const { result, rerender } = await turn(3, true)
    await pass(20_000)
    expect([result.current.entry, states()]).toEqual([0, []])
    rerender({ held: false, many: 3 })
    await pass(5000)
    expect([result.current.entry, states()]).toEqual([1, ['running']])
  })

  it('the strip finishes a move that has begun when it is held', async () => {
    const { result, rerender } = await turn(3)
    await pass(5100)
    rerender({ held: true, many: 3 })
    expect([result.current.entry, states()]).toEqual([1, ['running']])
    await pass(400)
    expect([result.current.entry, states()]).toEqual([1, ['paused']])
  })

  it('the strip starts over when fewer matches are left than it has passed', async () => {
    const { result, rerender } = await turn(3)
    await pass(10_500)
    expect(result.current.entry).toBe(2)
    rerender({ held: false, many: 2 })
    await pass(10)
    act(() => motion.measure())
    act(() => motion.see(true))
    expect([result.current.entry, states()]).toEqual([0, ['cancelled', 'running']])
  })
})

describe('the keyframes of a strip', () => {
  it('the keyframes move up entry by entry in px, and from the copy of the first back to the first', () => {
    expect(stripKeyframes(2, 64, false).map(({ offset, transform }) => [offset, transform])).toEqual([
      [0, 'translateY(-64px)'],
      [500 / 11_000, 'translateY(-128px)'],
      [0.5, 'translateY(0px)'],
      [6000 / 11_000, 'translateY(-64px)'],
      [1, 'translateY(-64px)'],
    ])
  })

  it('the keyframes fade each entry in where it stands for whoever wants no motion', () => {
    expect(stripKeyframes(2, 64, true).map(({ transform, opacity }) => [transform, opacity])).toEqual([
      ['translateY(0px)', 0],
      ['translateY(0px)', 1],
      ['translateY(-64px)', 0],
      ['translateY(-64px)', 1],
      ['translateY(0px)', 0],
    ])
  })
})
