/** @jest-environment node */
import { betRefusal } from './bet-failure'

// TABLE-2
describe('a refused bet', () => {
  it.each([
    ['lottery.issue.closed', {}, { id: 'issueClosed' }],
    ['wallet.insufficient', {}, { id: 'balance' }],
    ['limit.reached', { limit: 'loss' }, { id: 'ownLimit' }],
    ['bonus.highest.stake', { mostMinor: 5_000 }, { id: 'limit', mostMinor: 5_000 }],
    ['lottery.pick.invalid', { line: 3, problem: 'range' }, { id: 'line', line: 3 }],
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

  it('changed prizes are told with the old and the new ones', () => {
    const lines = [{ line: 1, shown: [10, 20], now: [9, 20] }]
    expect(betRefusal('lottery.prize.changed', { lines })).toEqual({ id: 'prizes', changed: lines })
    expect(betRefusal('lottery.prize.changed', {})).toEqual({ id: 'prizes', changed: [] })
  })
})
