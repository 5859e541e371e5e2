import type { Issue, Lottery, Result } from '@plaza/contract/lottery'

/** Server time at which tests of lotteries start: ten in the morning of 23 November in Manila. */
export const drawsStartMs = Date.UTC(2026, 10, 23, 2, 0, 0)

/** Issue `n` of the day of a lottery that draws every minute; number 601 sells at the start. */
export const testIssue = (n = 601, issue: Partial<Issue> = {}): Issue => {
  const drawAt = drawsStartMs + (n - 600) * 60_000
  return {
    no: `20261123-${String(n).padStart(4, '0')}`,
    n,
    of: 1440,
    openAt: drawAt - 60_000,
    closeAt: drawAt - 5000,
    drawAt,
    state: 'open',
    seedHash: 'a'.repeat(64),
    ...issue,
  }
}

/** The result of issue `n`. */
export const testResult = (n = 600, numbers: readonly number[] = [1, 2, 3, 4, 5]): Result => ({
  no: `20261123-${String(n).padStart(4, '0')}`,
  drawAt: drawsStartMs + (n - 600) * 60_000,
  numbers: [...numbers],
})

/** A five-digit lottery that draws every minute and sells issue 601. */
export const testLottery = (code = 'five60', lottery: Partial<Lottery> = {}): Lottery => ({
  code,
  rules: 'five',
  family: 'five',
  group: 'fast',
  name: { en: `Lottery ${code}`, fil: `Loterya ${code}` },
  icon: '/img/game/pearl',
  tint: '#651a9e',
  everySeconds: 60,
  timeZone: 'Asia/Manila',
  closesBeforeSeconds: 5,
  prizeModes: ['Lott'],
  isOpen: true,
  issue: testIssue(),
  last: testResult(),
  ...lottery,
})

/** Digits of a board of 27 prizes; the special prize is 12345. */
export const testBoard: readonly number[] = [
  1,
  2,
  3,
  4,
  5,
  ...Array.from({ length: 102 }, (_, at) => at % 10),
]

/** The daily board of the North, which draws at 18:15 in Hanoi. */
export const testNorth = (lottery: Partial<Lottery> = {}): Lottery => {
  const { everySeconds: _every, ...board } = testLottery('vn-north')
  return {
    ...board,
    rules: 'vn27',
    family: 'vietnam',
    group: 'vietnam',
    name: { en: 'Northern Board' },
    dailyAt: '18:15',
    timeZone: 'Asia/Ho_Chi_Minh',
    closesBeforeSeconds: 900,
    region: 'north',
    provinces: ['Hà Nội', 'Quảng Ninh', 'Bắc Ninh', 'Hà Nội', 'Hải Phòng', 'Nam Định', 'Thái Bình'],
    issue: testIssue(1, {
      of: 1,
      drawAt: Date.UTC(2026, 10, 23, 11, 15),
      closeAt: Date.UTC(2026, 10, 23, 11, 0),
      openAt: Date.UTC(2026, 10, 22, 11, 15),
    }),
    last: { no: '20261122-0001', drawAt: Date.UTC(2026, 10, 22, 11, 15), numbers: [...testBoard] },
    ...lottery,
  }
}
