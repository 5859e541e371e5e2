/** @jest-environment node */
import { betRefusal, fittingMultiplier, isFit } from './bet-failure'

describe('a refused bet', () => {
  it.each([
    ['lottery.issue.closed', {}, { id: 'issueClosed' }],
    ['wallet.insufficient', {}, { id: 'balance' }],
    ['limit.reached', { limit: 'loss' }, { id: 'ownLimit' }],
    ['information.required', {}, { id: 'information' }],
    ['bonus.highest.stake', { mostMinor: 5_000 }, { id: 'limit', mostMinor: 5_000 }],
    ['lottery.pick.invalid', { line: 3, problem: 'range' }, { id: 'line', line: 3, problem: 'range' }],
    [
      'lottery.stake.invalid',
      { line: 2, field: 'multiplier', problem: 'range' },
      { id: 'line', line: 2, problem: 'multiplier' },
    ],
    ['lottery.stake.invalid', { line: 2, field: 'toString' }, { id: 'line', line: 2 }],
    ['lottery.group.invalid', { line: 1, largest: 1950 }, { id: 'line', line: 1, problem: 'prizeGroup' }],
    ['lottery.pick.invalid', { line: 'x' }, { id: 'other' }],
    ['service.unavailable', {}, { id: 'other' }],
  ])('%s with %j becomes %j', (code, value, refusal) => {
    expect(betRefusal(code, value)).toEqual(refusal)
  })

  it('a limit offers the line that fits, unless not even the smallest does', () => {
    const value = { mostMinor: 20_000_000, line: 2, multiplier: 40, fittingMinor: 8_000 }
    expect(betRefusal('lottery.limit.order', value)).toMatchObject({
      mostMinor: 20_000_000,
      fitting: { line: 2, multiplier: 40, fittingMinor: 8_000 },
    })
    expect(betRefusal('lottery.limit.exposure', { ...value, multiplier: 0 })).toMatchObject({
      fitting: undefined,
    })
  })

  // TABLE-2
  it('the message about changed prizes has the old and the new ones', () => {
    const lines = [{ line: 1, shown: [10, 20], now: [9, 20] }]
    expect(betRefusal('lottery.prize.changed', { lines })).toEqual({ id: 'prizes', changed: lines })
    expect(betRefusal('lottery.prize.changed', {})).toEqual({ id: 'prizes', changed: [] })
  })

  it('the line that fits a plan fits each of its issues, and the limit has nothing to say then', () => {
    const fitting = { line: 1, multiplier: 10, fittingMinor: 1_000 }
    expect(fittingMultiplier(fitting, [1, 3], false)).toBe(3)
    expect(fittingMultiplier(fitting, [1, 20], false)).toBe(1)
    expect(fittingMultiplier(fitting, [2, 3], true)).toBe(5)
    const lines = (multiplier: number) => [{ multiplier }]
    const most = { id: 'limit', mostMinor: 1_000, fitting } as const
    expect([3, 4].map((multiplier) => isFit(most, lines(multiplier), [1, 3]))).toEqual([true, false])
    const least = { id: 'limit', leastMinor: 1_000, fitting } as const
    expect([4, 5].map((multiplier) => isFit(least, lines(multiplier), [2, 3]))).toEqual([false, true])
    expect(isFit({ id: 'limit', mostMinor: 1_000 }, lines(1), [1])).toBe(false)
  })
})
