import type { Chase } from '@plaza/contract/lottery'
import { startMs } from './launch'
import { issueNo, nextIssueNo } from './lottery-table'

/** A plan of two issues at 2.00 and 4.00, of which the first is placed. */
export const testChase = (chase: Partial<Chase> = {}): Chase => ({
  id: 'CH-0001',
  lottery: 'five60',
  rules: 'five',
  state: 'running',
  stopsOnWin: true,
  reservedMinor: 600,
  spentMinor: 200,
  refundedMinor: 0,
  prizeMinor: 0,
  currency: 'PHP',
  createdAt: startMs,
  firstPlay: 'five.front2.direct',
  issueCount: 2,
  placedCount: 1,
  lines: [
    {
      play: 'five.front2.direct',
      picks: [[1, 2], [3]],
      multiplier: 1,
      mode: '1',
      prizeGroup: 1950,
      amountMinor: 200,
      prizes: [97_500_000],
    },
  ],
  issues: [
    {
      issue: issueNo,
      multiplier: 1,
      amountMinor: 200,
      openAt: startMs,
      state: 'placed',
      order: 'LO-0001',
      prizeMinor: 0,
    },
    {
      issue: nextIssueNo,
      multiplier: 2,
      amountMinor: 400,
      openAt: startMs + 60_000,
      state: 'waiting',
      prizeMinor: 0,
    },
  ],
  ...chase,
})
