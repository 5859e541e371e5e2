import { five } from '../five'
import {
  basisPoints,
  highestPrize,
  isPrizeGroup,
  oddsOf,
  prizeOf,
  prizesOf,
  rebateOf,
  returnOf,
} from './prizes'
import { playIn } from '../testing/play-in'

const playOf = playIn(five)
const direct3 = playOf('five.front3.direct')
const sides = playOf('five.digit.sides')

// LOTTERY-6
it('pays 1,800 for a stake of 2 on three digits at group 1800, as incumbents do', () => {
  expect(prizeOf(direct3, 0, { group: 1_800, unitMinor: 200 })).toBe(1_800 * 100 * 10_000)
})

// LOTTERY-6
it.each([
  [1_940, 0],
  [1_930, 50],
  [1_920, 100],
  [1_860, 400],
])('at group %d of 1940 the rebate is %d hundredths of a per cent', (group, rebate) => {
  expect(rebateOf(direct3, { group, largestGroup: 1_940 })).toBe(rebate)
})

it('floors odds to four decimals, and pays exactly the odds that it printed', () => {
  const any1 = playOf('five.front3.any1')
  expect(oddsOf(any1, 0, 2_000)).toBe(36_900)
  const dragon = playOf('five.dragon')
  expect(oddsOf(dragon, 0, 1_950)).toBe(21_666)
  expect(prizeOf(dragon, 0, { group: 1_950, unitMinor: 100 })).toBe(2_166_600)
  // Tradition keeps the parts of a minor unit that odds have not.
  expect(prizeOf(any1, 0, { group: 1_950, unitMinor: 100 })).toBe(3_597_785)
})

it('accepts prize groups from 1800 to the own one in steps of two', () => {
  expect([1_798, 1_800, 1_801, 1_950, 1_952, 1_900.5].map((group) => isPrizeGroup(group, 1_950))).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
  ])
})

it('states the prize of the best draw', () => {
  expect(highestPrize(sides, [[0, 1, 2], [], [], [3], []], { group: 1_950, unitMinor: 100 })).toBe(
    3 * 1_950_000,
  )
})

it('refuses a tier that a play does not have', () => {
  expect(() => prizeOf(direct3, 1, { group: 1_950, unitMinor: 100 })).toThrow(RangeError)
  expect(prizesOf(direct3, { group: 1_950, unitMinor: 1 })).toEqual([9_750_000])
})

it('states a return in hundredths of a per cent', () => {
  expect(basisPoints(returnOf(direct3, 1_950))).toBe(9_750)
})
