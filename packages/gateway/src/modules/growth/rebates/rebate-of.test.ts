import { rebateOf } from './rebate-of'

// REBATE-1
it.each([
  [10_000, 65, null, 65],
  [199, 50, null, 0],
  [200, 50, null, 1],
  [9_007_199_254_740_991, 100, null, 90_071_992_547_409],
  [1_000_000, 100, 5_000, 5_000],
  [0, 100, null, 0],
  [-5_000, 100, null, 0],
  [5_000, 0, null, 0],
])('%i valid at %i hundredths of a per cent and at most %s gives %i', (valid, rate, most, minor) => {
  expect(rebateOf(valid, rate, most)).toBe(minor)
})
