import { fakeMotion, type FakeMotion } from '../testing'
import { playRound } from './round'

let motion: FakeMotion
const place = document.body.appendChild(document.createElement('div'))
const steps: number[] = []
const hide = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}
const start = (startMs = 0, startsAtRest = false) =>
  playRound({
    startsAtRest,
    within: place,
    parts: [{ element: place, keyframes: [{ opacity: 0 }, { opacity: 1 }], pseudoElement: '::after' }],
    roundMs: 3000,
    startMs,
    stepMs: 1000,
    onStep: (step) => steps.push(step),
  })
const states = () => motion.animations.map(({ state }) => state)

beforeEach(() => {
  jest.useFakeTimers()
  motion = fakeMotion()
  steps.length = 0
})
afterEach(() => {
  motion.restore()
  hide('visible')
  jest.useRealTimers()
})

describe('a round of animations', () => {
  // PERF-7
  it('a round plays for ever by one animation a part, and reports its steps as they begin', () => {
    start(400)
    motion.see(true)
    expect(motion.animations).toEqual([
      expect.objectContaining({
        state: 'running',
        options: { duration: 3000, iterations: Infinity, pseudoElement: '::after' },
      }),
    ])
    jest.advanceTimersByTime(599)
    expect(steps).toEqual([])
    jest.advanceTimersByTime(3001)
    expect(steps).toEqual([1, 2, 3, 4])
  })

  it('a round that starts at rest makes its animations once its place is seen', () => {
    start(400, true)
    expect(states()).toEqual([])
    motion.see(true)
    expect(states()).toEqual(['running'])
    motion.see(false)
    motion.see(true)
    expect(states()).toEqual(['running'])
  })

  // PERF-7
  it('a round rests without timers while its place is out of view, and goes on where it was', () => {
    const round = start()
    expect(states()).toEqual(['paused'])
    motion.see(true)
    jest.advanceTimersByTime(600)
    motion.see(false)
    expect(states()).toEqual(['paused'])
    expect(jest.getTimerCount()).toBe(0)
    jest.advanceTimersByTime(60_000)
    expect(round.timeMs()).toBe(600)
    motion.see(true)
    jest.advanceTimersByTime(400)
    expect(steps).toEqual([1])
  })

  it('a round rests while the tab is hidden', () => {
    start()
    motion.see(true)
    hide('hidden')
    expect([states(), jest.getTimerCount()]).toEqual([['paused'], 0])
    hide('visible')
    expect(states()).toEqual(['running'])
  })

  it('a round that is held rests until it is let go', () => {
    const round = start()
    motion.see(true)
    round.hold(true)
    jest.advanceTimersByTime(5000)
    expect([states(), steps]).toEqual([['paused'], []])
    round.hold(false)
    jest.advanceTimersByTime(1000)
    expect([states(), steps]).toEqual([['running'], [1]])
  })

  it('a round that has ended leaves no animation and no timer', () => {
    const round = start()
    motion.see(true)
    round.end()
    motion.see(true)
    jest.advanceTimersByTime(5000)
    expect([states(), steps, jest.getTimerCount()]).toEqual([['cancelled'], [], 0])
  })
})
