/** @jest-environment node */
import { exactBets, minBets } from './facets'

describe('the smallest stakes to choose from', () => {
  // MONEY-1
  it('the minimum bets to choose from are complete in a currency with two decimals or more', () => {
    expect(exactBets('PHP')).toEqual([
      ['0.01', 1],
      ['0.05', 5],
      ['0.1', 10],
      ['0.5', 50],
      ['0.75', 75],
    ])
    expect(exactBets('KWD').map(([bet]) => bet)).toEqual(minBets)
  })

  // MONEY-1
  it('there are no minimum bets to choose from when the currency has no such amount', () => {
    expect(exactBets('JPY')).toEqual([])
  })
})
