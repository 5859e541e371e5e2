/** @jest-environment node */
import { chaseStates } from '@plaza/contract/lottery'
import { chaseBody, chaseIntent } from './chase-intent'
import { comingNumbers, mostIssueMultiplier, multipliersFor, reserveMinor, soundCount } from './chase-plan'
import { heldMinor, isCancellable } from './chase-view'

describe('a plan over several issues', () => {
  // CHASE-2
  it('issues go on after the last of a day with the first of the next one', () => {
    expect(comingNumbers({ no: '20261231-1439', n: 1439, of: 1440 }, 4)).toEqual([
      '20261231-1439',
      '20261231-1440',
      '20270101-0001',
      '20270101-0002',
    ])
  })

  it('a daily lottery has one planned issue each day', () => {
    expect(comingNumbers({ no: '20260228-0001', n: 1, of: 1 }, 3)).toEqual([
      '20260228-0001',
      '20260301-0001',
      '20260302-0001',
    ])
  })

  it.each([
    [1, 2],
    [Number.NaN, 2],
    [2.9, 2],
    [120, 120],
    [121, 120],
  ])('a plan of %s issues becomes one of %s', (wanted, count) => {
    expect(soundCount(wanted)).toBe(count)
  })

  // CHASE-2
  it('further issues have the stake of the slip, and edited multipliers stay', () => {
    expect(multipliersFor([1, 5], 4)).toEqual([1, 5, 1, 1])
    expect(multipliersFor([1, 5, 7], 2)).toEqual([1, 5])
  })

  // CHASE-2
  it('a plan reserves the stake of the slip times the multiplier of each issue', () => {
    expect(reserveMinor(333, [1, 2, 3])).toBe(1_998)
  })

  it('the multiplier of an issue leaves no line above 9,999', () => {
    expect(mostIssueMultiplier([{ multiplier: 1 }, { multiplier: 3 }])).toBe(3_333)
    expect(mostIssueMultiplier([{ multiplier: 9_999 }])).toBe(1)
  })

  it('a plan is sent with its lines, its issues and whether it stops', () => {
    const wish = {
      lottery: 'five60',
      lines: [],
      playOf: () => undefined,
      issues: [{ issue: '20261121-0601', multiplier: 2 }],
      stopsOnWin: true,
    }
    const intent = chaseIntent(wish)
    const lines = JSON.stringify([{ play: 'p', prizes: [5] }])
    expect(chaseBody({ ...intent, details: { ...intent.details, lines } })).toEqual({
      lottery: 'five60',
      lines: [{ play: 'p', prizes: [5] }],
      issues: wish.issues,
      stopsOnWin: true,
    })
  })
})

describe('what is left of a plan', () => {
  const money = { reservedMinor: 1_000, spentMinor: 300, refundedMinor: 0 }

  // CHASE-1
  it('a plan holds what it neither spent nor gave back', () => {
    expect(heldMinor(money)).toBe(700)
    expect(heldMinor({ ...money, refundedMinor: 700 })).toBe(0)
  })

  // CHASE-1
  it('only a running plan that still holds something can be cancelled', () => {
    expect(chaseStates.filter((state) => isCancellable({ ...money, state }))).toEqual(['running'])
    expect(isCancellable({ ...money, spentMinor: 1_000, state: 'running' })).toBe(false)
  })
})
