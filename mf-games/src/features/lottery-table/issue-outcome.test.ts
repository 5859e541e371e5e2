import { testOrder } from '../../testing/lottery-table'
import { outcomeOf, shownIssue } from './issue-outcome'

const no = '20261121-0600'
const answer = (
  states: ('placed' | 'locked' | 'paid' | 'lost' | 'cancelled' | 'corrected')[],
  totals: Partial<Record<'stakedMinor' | 'prizeMinor' | 'rebateMinor', number>>,
) => ({
  orders: states.map((state, index) => {
    const { lines: _lines, ...order } = testOrder({ id: `LO-${index + 1}`, issue: no, state })
    return { ...order, lineCount: 1, firstPlay: 'five.front2.direct' }
  }),
  totals: {
    count: states.length,
    stakedMinor: 500,
    prizeMinor: 0,
    rebateMinor: 0,
    currency: 'PHP',
    ...totals,
  },
  pageNum: 1,
  totalPages: 1,
})

describe('what became of the orders on an issue', () => {
  // TABLE-4
  it.each([
    ['more than the stake is a win', ['paid'], { prizeMinor: 2_000 }, 'won'],
    ['as much as the stake is no win', ['paid'], { prizeMinor: 500 }, 'back'],
    ['less than the stake is no win', ['paid'], { prizeMinor: 300 }, 'back'],
    ['a rebate alone is no win', ['lost'], { rebateMinor: 12 }, 'back'],
    ['a rebate counts into what came back', ['paid'], { prizeMinor: 495, rebateMinor: 6 }, 'won'],
    ['nothing came back', ['lost'], {}, 'none'],
    ['several orders count together', ['paid', 'lost'], { stakedMinor: 1_000, prizeMinor: 900 }, 'back'],
    ['a corrected order is settled', ['corrected'], {}, 'none'],
    ['one that is still open leaves all open', ['paid', 'locked'], { prizeMinor: 2_000 }, 'open'],
  ] as const)('%s', (_what, states, totals, kind) => {
    expect(outcomeOf(no, answer([...states], totals))).toMatchObject({ kind })
  })

  it('an issue without a stake has no outcome, nor has an answer with the orders of other issues', () => {
    expect(outcomeOf(no, answer([], { stakedMinor: 0 }))).toBeNull()
    expect(outcomeOf(no, answer(['cancelled'], { stakedMinor: 0 }))).toBeNull()
    expect(outcomeOf('20261121-0599', answer(['paid'], { prizeMinor: 2_000 }))).toBeNull()
  })

  it('one order is linked, several are not one', () => {
    expect(outcomeOf(no, answer(['lost'], {}))?.order).toBe('LO-1')
    expect(outcomeOf(no, answer(['lost', 'lost'], {}))?.order).toBeUndefined()
  })

  it('the latest result is shown before a bet on the next issue', () => {
    expect(shownIssue(['20261121-0600', '20261121-0601'], '20261121-0600')).toBe('20261121-0600')
    expect(shownIssue(['20261121-0600', '20261121-0602'], '20261121-0601')).toBe('20261121-0602')
    expect(shownIssue([], '20261121-0601')).toBeUndefined()
  })
})
