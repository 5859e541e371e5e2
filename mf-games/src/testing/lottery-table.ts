import type { Lottery, LotteryOrder } from '@plaza/contract/lottery'
import { startMs, testBalanceOf } from './launch'

export const issueNo = '20261121-0601'
export const nextIssueNo = '20261121-0602'

/** An issue of a minute that sells until 55 seconds after the tests' start. */
export const testIssue = (no: string, openAt: number) => ({
  no,
  n: Number(no.slice(-4)),
  of: 1440,
  openAt,
  closeAt: openAt + 55_000,
  drawAt: openAt + 60_000,
  state: 'open' as const,
  seedHash: 'a'.repeat(64),
})

/** A five-digit lottery every minute, whose issue has just opened. */
export const testFive = (lottery: Partial<Lottery> = {}): Lottery => ({
  code: 'five60',
  rules: 'five',
  family: 'five',
  group: 'fast',
  name: { en: 'Pearl Five', fil: 'Perlas Lima' },
  icon: '/art/five60',
  tint: '#402080',
  everySeconds: 60,
  timeZone: 'Asia/Manila',
  closesBeforeSeconds: 5,
  prizeModes: ['Lott'],
  isOpen: true,
  issue: testIssue(issueNo, startMs),
  last: { no: '20261121-0600', drawAt: startMs, numbers: [1, 2, 3, 4, 5] },
  ...lottery,
})

export const testTerms = {
  limits: {
    lineMinMinor: 100,
    lineMaxMinor: 20_000_000,
    orderMinMinor: 100,
    orderMaxMinor: 20_000_000,
    payoutMaxMinor: 200_000_000,
    exposureMaxMinor: 100_000_000,
  },
  prizeGroups: { least: 1800, own: 1950, step: 2 },
  currency: 'PHP',
}

/** An order of one line of the first two digits at 1950. */
export const testOrder = (order: Partial<LotteryOrder> = {}): LotteryOrder => ({
  id: 'LO-0001',
  lottery: 'five60',
  rules: 'five',
  issue: issueNo,
  state: 'placed',
  amountMinor: 200,
  cancelledMinor: 0,
  highestPrizeMinor: 9_750,
  prizeMinor: 0,
  rebateMinor: 0,
  currency: 'PHP',
  createdAt: startMs,
  closeAt: startMs + 55_000,
  lines: [
    {
      no: 1,
      play: 'five.front2.direct',
      picks: [[1, 2], [3]],
      units: 2,
      multiplier: 1,
      mode: '1',
      prizeGroup: 1950,
      amountMinor: 200,
      prizes: [97_500_000],
      rebate: 0,
      state: 'placed',
      winUnits: [],
      prizeTenThousandths: 0,
    },
  ],
  ...order,
})

export const noOrders = {
  orders: [],
  totals: { count: 0, stakedMinor: 0, prizeMinor: 0, rebateMinor: 0, currency: 'PHP' },
  pageNum: 1,
  totalPages: 0,
}

/** What the calls of a betting table answer. */
export const tableAnswers = (lotteries: Lottery[] = [testFive()]) => ({
  'lottery.list': { lotteries },
  'lottery.table': testTerms,
  'lottery.orders.list': noOrders,
  'lottery.orders.place': { order: testOrder(), balance: testBalanceOf(99_800, 9) },
})
