import { multipliersOf } from './strategies'

const terms = { count: 6, most: 9_999, stakeMinor: 100, prizeMinor: 195 }

describe('plans that raise the stake', () => {
  // CHASE-3
  it('a rising plan multiplies after each interval of issues, up to the highest multiplier', () => {
    const doubling = { kind: 'rising', factor: 2, every: 1 } as const
    expect(multipliersOf(doubling, terms)).toEqual([1, 2, 4, 8, 16, 32])
    expect(multipliersOf({ ...doubling, factor: 3, every: 2 }, terms)).toEqual([1, 1, 3, 3, 9, 9])
    expect(multipliersOf(doubling, { ...terms, most: 10 })).toEqual([1, 2, 4, 8, 10, 10])
  })

  // CHASE-3
  it('a plan for a profit has the lowest multipliers with which a win of any issue brings it', () => {
    const percent = 20
    const multipliers = multipliersOf({ kind: 'profit', percent }, { ...terms, prizeMinor: 975 })
    expect(multipliers).toHaveLength(6)
    let spent = 0
    for (const multiplier of multipliers) {
      const profits = (times: number) => {
        const staked = spent + 100 * times
        return (975 * times - staked) * 100 >= percent * staked
      }
      expect(profits(multiplier)).toBe(true)
      if (multiplier > 1) expect(profits(multiplier - 1)).toBe(false)
      spent += 100 * multiplier
    }
  })

  it('a plan for a profit ends where its multiplier would be too high, and has no issue where no win brings it', () => {
    const half = { kind: 'profit', percent: 50 } as const
    expect(multipliersOf(half, { ...terms, most: 20 })).toEqual([1, 4, 17])
    expect(multipliersOf({ kind: 'profit', percent: 95 }, terms)).toEqual([])
  })
})
