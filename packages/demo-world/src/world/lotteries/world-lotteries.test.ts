import { drawShapes, verifyDraw } from '@plaza/fair'
import { demoSeed } from '../world'
import { lotteryLooks } from './lottery-names'
import { playedLotteries, worldLotteries } from './world-lotteries'

const now = Date.UTC(2026, 10, 1, 4)
const lotteries = worldLotteries('demo', demoSeed, now)
const codes = (rules: string, seconds: number | null) =>
  lotteries
    .filter(
      ({ rules: own, schedule }) =>
        own === rules && (schedule.kind === 'every' ? schedule.seconds : null) === seconds,
    )
    .map(({ code }) => code)

// DRAW-5
it('the demo has at least 20 lotteries in seven families under invented names that nobody else has', () => {
  expect(lotteries.length).toBeGreaterThanOrEqual(20)
  expect(new Set(lotteries.map(({ rules }) => rules.replace(/^vn\d+$/, 'vietnam'))).size).toBe(7)
  for (const rules of ['five', 'pk10', 'dice', 'eleven', 'pc28'])
    expect([60, 180, 300].map((seconds) => codes(rules, seconds).length)).toEqual([1, 1, 1])
  expect([...codes('vn27', 300), ...codes('six45', 600)]).toEqual(['vn-fast300', 'six45-600'])
  for (const language of ['en', 'fil'] as const)
    expect(new Set(lotteries.map(({ name }) => name[language])).size).toBe(lotteries.length)
  expect(new Set(lotteries.map(({ icon }) => icon)).size).toBe(lotteries.length)
  expect(lotteries.map(({ code }) => code).sort()).toEqual(Object.keys(lotteryLooks).sort())
})

// DRAW-5
it('the daily lotteries draw at their hours, with provinces by weekday in the regions', () => {
  const daily = lotteries.flatMap(({ code, schedule, provinces }) =>
    schedule.kind === 'daily' ? [[code, schedule.at, schedule.timeZone, provinces?.length]] : [],
  )
  expect(daily).toEqual([
    ['vn-north', '18:15', 'Asia/Ho_Chi_Minh', 7],
    ['six45-daily', '21:00', 'Asia/Manila', undefined],
    ['vn-central', '17:15', 'Asia/Ho_Chi_Minh', 7],
    ['vn-south', '16:15', 'Asia/Ho_Chi_Minh', 7],
  ])
})

// DRAW-2
it('the past of every lottery is whole, has the shape of its rules, and can be verified', async () => {
  for (const { code, rules, schedule, past } of lotteries) {
    const issues = past?.issues ?? []
    expect([code, issues.length]).toEqual([code, schedule.kind === 'every' ? 1_440 : 90])
    const broken = issues.findIndex(({ openAt, numbers, seedHash }, index) => {
      const before = issues[index - 1]
      return (
        openAt !== (before?.drawAt ?? openAt) ||
        numbers.length !== drawShapes[rules].count ||
        seedHash !== (before?.seed ?? past?.chainEnd)
      )
    })
    expect([code, broken]).toEqual([code, -1])
    for (const [index, issue] of issues.entries()) {
      // Computing a draw takes long: every fortieth.
      if (index % 40 !== 0) continue
      const verified = await verifyDraw({
        ...issue,
        rules,
        chain: { end: past?.chainEnd ?? '', link: issue.link },
        previous: issues[index - 1] ?? null,
      })
      expect(verified).toMatchObject({ seedMatchesHash: true, followsChain: true, numbersMatch: true })
    }
    expect(issues.at(-1)?.drawAt).toBeLessThanOrEqual(now)
  }
})

// DRAW-2
it('orders of a past issue are in its digest and change its numbers', () => {
  const no = lotteries[0]?.past?.issues[7]?.no ?? ''
  const [five] = playedLotteries('demo', demoSeed, now)
  const withOrders = five?.past.draw({
    ordersOf: (of) => (of === no ? [{ id: 'order-1', hash: 'a1' }, { id: 'order-2' }] : []),
  })
  const [before, after] = [lotteries[0]?.past?.issues[7], withOrders?.issues[7]]
  expect(after).toMatchObject({ no, orders: 2, seed: before?.seed })
  expect(after?.digest).not.toBe(before?.digest)
  expect(five?.past.numbersOf(no, [{ id: 'order-2' }, { id: 'order-1', hash: 'a1' }])).toEqual(after?.numbers)
  expect(five?.past.numbersOf('another', [])).toBeUndefined()
  expect(withOrders?.issues[8]).toEqual(lotteries[0]?.past?.issues[8])
})

// DRAW-5
it('another merchant has lotteries of its own or none', () => {
  expect(worldLotteries('lite', demoSeed, now).map(({ code }) => code)).toEqual([
    'six45-daily',
    'five180',
    'dice180',
    'pc28-300',
  ])
  expect(worldLotteries('closed', demoSeed, now)).toEqual([])
})
