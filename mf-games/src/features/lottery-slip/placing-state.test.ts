/** @jest-environment node */
import { CallError } from '@plaza/client'
import type { Issue } from '@plaza/contract/lottery'
import type { MoneyIntent } from '@plaza/contract/money'
import { placingNotices, placingState, refusedIssue, type Sending } from './placing-state'

const idle: Sending = {
  isSending: false,
  isUncertain: false,
  failure: undefined,
  failed: undefined,
  unanswered: undefined,
}
const issue = { no: '0101' } as Issue
const next = { no: '0102' } as Issue
const selling = { state: 'selling', issue } as const
const shut = { state: 'closed', reopensAt: 5_000 } as const
const intent = { amountMinor: 200 } as MoneyIntent
const failed = (code: string, value: Record<string, unknown> = {}, lottery = 'five60'): Sending => ({
  ...idle,
  failure: new CallError(code, 'r', value),
  failed: { lottery, issue: '0101' },
})
const known = { issue, closedNo: undefined, next: undefined }
const closed = { issue, closedNo: '0101', next }

describe('where the placing of a slip stands', () => {
  // TABLE-2, CHASE-2
  it.each([
    ['an issue sells', idle, selling, known, { id: 'open', issue }],
    [
      'its issue has closed and the next one sells',
      idle,
      selling,
      closed,
      { id: 'closed', no: '0101', next },
    ],
    ['an operator has closed the lottery', idle, shut, closed, { id: 'shut', reopensAt: 5_000 }],
    [
      'an answer is outstanding, whatever else',
      { ...idle, unanswered: intent },
      shut,
      closed,
      { id: 'unanswered', intent },
    ],
  ])('when %s, that is its state', (_when, sending, view, confirmed, state) => {
    expect(placingState(sending, view, confirmed)).toEqual(state)
  })
})

describe('the issue that the gateway refused', () => {
  // TABLE-2, CHASE-2
  it.each([
    ['a bet on a closed issue', failed('lottery.issue.closed'), '0101'],
    ['a plan whose first issue is closed', failed('lottery.chase.issue', { issue: '0101' }), '0101'],
    ['a plan whose later issue is closed', failed('lottery.chase.issue', { issue: '0105' }), undefined],
    ['another failure', failed('wallet.insufficient'), undefined],
    ['a bet on another lottery', failed('lottery.issue.closed', {}, 'dice60'), undefined],
    ['no failure', idle, undefined],
  ])('of %s', (_what, sending, no) => {
    expect(refusedIssue(sending, 'five60')).toBe(no)
  })
})

describe('what is said above a slip', () => {
  const said = (
    sending: Sending,
    view: typeof selling | typeof shut = selling,
    confirmed: Parameters<typeof placingState>[2] = known,
  ) => placingNotices(sending, placingState(sending, view, confirmed), view, 'five60')

  // TABLE-2, CHASE-2
  it.each([
    ['nothing before anything was sent', said(idle), []],
    ['nothing while it is on its way', said({ ...failed('wallet.insufficient'), isSending: true }), []],
    ['why the bet failed', said(failed('wallet.insufficient')), ['failedHere']],
    [
      'that a bet of another lottery failed',
      said(failed('wallet.insufficient', {}, 'dice60')),
      ['failedElsewhere'],
    ],
    ['only once that the lottery is closed', said(failed('lottery.closed'), shut), ['shut']],
    ['only once that the issue is closed', said(failed('lottery.issue.closed'), selling, closed), ['closed']],
    ['that an answer was lost', said({ ...idle, unanswered: intent }), ['lostAnswer']],
    [
      'that sending again failed without an answer, instead of that it was lost',
      said({ ...failed('network.offline'), unanswered: intent, isUncertain: true }),
      ['failedHere'],
    ],
    [
      'why the bet failed and that its issue has closed since',
      said(failed('wallet.insufficient'), selling, closed),
      ['failedHere', 'closed'],
    ],
  ])('%s', (_what, notices, expected) => {
    expect(notices).toEqual(expected)
  })
})
