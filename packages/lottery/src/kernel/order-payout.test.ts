import fc from 'fast-check'
import { linePrize, orderPayout, type SettledLine } from './order-payout'

const line = (change: Partial<SettledLine> = {}): SettledLine => ({
  wins: [0],
  prizes: [0],
  multiplier: 1,
  stakeMinor: 100,
  rebate: 0,
  ...change,
})

// LOTTERY-6
it('floors an order once, so that fractions of its lines add up', () => {
  const half = line({ wins: [1], prizes: [5_000] })
  expect(orderPayout([half])).toEqual({ prizeMinor: 0, rebateMinor: 0 })
  expect(orderPayout([half, half, half])).toEqual({ prizeMinor: 1, rebateMinor: 0 })
})

it('floors the rebate of an order once', () => {
  const third = line({ stakeMinor: 33, rebate: 250 })
  expect(orderPayout([third, third]).rebateMinor).toBe(Math.floor((66 * 250) / 10_000))
  expect(orderPayout([line({ stakeMinor: 20_000_000, rebate: 750 })]).rebateMinor).toBe(1_500_000)
})

it('pays nothing for an order without lines', () => {
  expect(orderPayout([])).toEqual({ prizeMinor: 0, rebateMinor: 0 })
})

// LOTTERY-6
it('stays exact where a product is beyond 2⁵³', () => {
  const huge = line({ wins: [3], prizes: [3_000_000_0001], multiplier: 9_999 })
  expect(linePrize(huge)).toBe(3n * 30_000_000_001n * 9_999n)
  const largest = line({ wins: [7], prizes: [9_007_199_254_740_991], multiplier: 9_999 })
  expect(linePrize(largest)).toBe(7n * 9_007_199_254_740_991n * 9_999n)
})

it('pays no less than the floored sum of its lines, and less than a minor unit a line more', () => {
  const lines = fc.array(
    fc
      .tuple(
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 9_999 }),
      )
      .map(([wins, prize, multiplier]) => line({ wins: [wins], prizes: [prize], multiplier })),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(lines, (some) => {
      const apart = some.reduce((sum, one) => sum + orderPayout([one]).prizeMinor, 0)
      const together = orderPayout(some).prizeMinor
      expect(together).toBeGreaterThanOrEqual(apart)
      expect(together).toBeLessThan(apart + some.length)
    }),
  )
})
