/** @jest-environment node */
import { asStake, soundMultiplier, stakeMinor } from './stake'

describe('the stake of a line', () => {
  // TABLE-2
  it.each([
    [{ units: 27, multiplier: 1, mode: '1' }, 2_700],
    [{ units: 6, multiplier: 9_999, mode: '0.1' }, 599_940],
    [{ units: 100_000, multiplier: 9_999, mode: '0.01' }, 999_900_000],
  ] as const)('the stake of %j is %s centavos', (line, minor) => {
    expect(stakeMinor(line)).toBe(minor)
  })

  it.each([
    [500, { mode: '1', multiplier: 5 }],
    [1_250, { mode: '0.1', multiplier: 125 }],
    [7, { mode: '0.01', multiplier: 7 }],
    [999_900, { mode: '1', multiplier: 9_999 }],
    [1_000_000, undefined],
    [0, undefined],
  ])('a unit for %s centavos is %j', (minor, stake) => {
    expect(asStake(minor)).toEqual(stake)
  })

  // TABLE-2
  it.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [10_000, 9_999],
  ])('the multiplier %s becomes %s', (given, sound) => {
    expect(soundMultiplier(given)).toBe(sound)
  })
})
