import { freeTravel, planReel, reelPace, reelsEndMs, stripPlace, travelAt } from './reel-motion'

const plans = (answeredMs: number) => [0, 1, 2, 3, 4].map((reel) => planReel(reel, 3, 20, answeredMs))
const length = 32

describe('the reels', () => {
  it('the reels stop one after another from left to right', () => {
    const ends = plans(120).map((plan) => plan.endMs)
    expect([...ends].sort((a, b) => a - b)).toEqual(ends)
    for (const [at, end] of ends.slice(1).entries()) expect(end - (ends[at] ?? 0)).toBeGreaterThan(150)
  })

  it('the reels stop within the cycle of 2.5 s when the answer comes at once', () => {
    expect(reelsEndMs(plans(0))).toBeLessThanOrEqual(reelPace.cycleMs)
    expect(reelsEndMs(plans(0))).toBeGreaterThan(2_000)
  })

  it('the reels wait for a late answer together', () => {
    const [first] = plans(4_000)
    expect(first?.landFromMs).toBeGreaterThanOrEqual(4_000)
    expect(reelsEndMs(plans(4_000)) - reelsEndMs(plans(0))).toBeCloseTo(
      4_000 + reelPace.landMs - reelPace.firstStopMs,
      -2,
    )
  })

  it('the reels never run backwards before they stop, and never jump', () => {
    const plan = planReel(2, 3, 20, 700)
    for (let ms = 0; ms < plan.endMs; ms += 8) {
      const step = travelAt(plan, ms + 8) - travelAt(plan, ms)
      expect(step).toBeGreaterThanOrEqual(0)
      expect(step).toBeLessThan((reelPace.cellsPerSecond / 1_000) * 8 + 0.01)
    }
  })

  // ENGINE-1
  it('the reels show the old stop at first and exactly the new one at the end', () => {
    const plan = planReel(1, 3, 20, 0)
    const shown = (travelled: number) =>
      [0, 1, 2].map((row) => stripPlace(plan, 3, Math.floor(travelled) - row, length))
    expect(shown(0)).toEqual([3, 4, 5])
    expect(shown(plan.cells)).toEqual([20, 21, 22])
    expect(travelAt(plan, plan.endMs + reelPace.bounceMs)).toBe(plan.cells)
  })

  it('the reels change strips only out of sight', () => {
    const plan = planReel(0, 31, 5, 900)
    const seen = Math.floor(plan.landFrom) + 1
    expect(stripPlace(plan, 31, seen, length)).toBe(stripPlace(null, 31, seen, length))
    expect(plan.cells - 2).toBeGreaterThan(Math.floor(plan.landFrom) + 2)
  })

  it('the reels keep turning without an answer', () => {
    expect(travelAt(null, 60_000)).toBe(freeTravel(60_000))
    expect(freeTravel(-5)).toBe(0)
  })
})
