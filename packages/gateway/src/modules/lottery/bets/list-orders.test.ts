import type { LotteryOrderSummary } from '@plaza/contract/lottery'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { firstDigit, openBetsTestbed, totalSides, type BetsTestbed } from './testing/bets-testbed'

interface ListAnswer {
  code?: string
  value: {
    orders: LotteryOrderSummary[]
    totals: { count: number; stakedMinor: number; prizeMinor: number; rebateMinor: number; currency: string }
    pageNum: number
    totalPages: number
    problem?: string
  }
}

describe('the list of orders', () => {
  let bed: BetsTestbed
  let caller: TestCaller
  const list = (query = '', who = caller) => bed.read<ListAnswer>(who, `/lgw/orders${query}`)
  const ids = (answer: ListAnswer) => answer.value.orders.map((order) => order.id)
  const made: Record<string, string> = {}

  beforeAll(async () => {
    bed = await openBetsTestbed()
    caller = await bed.member(100_000)
    const past = await bed.open()
    const place = async (name: string, issue: string, digit: number) => {
      bed.test.clock.advance(1)
      const { value } = await bed.place(caller, issue, [
        firstDigit([digit], { prizeGroup: 1900, multiplier: 10 }),
      ])
      made[name] = value.order.id
    }
    await place('won', past, 1)
    await place('lost', past, 2)
    await place('cancelled', past, 3)
    await bed.cancel(caller, made['cancelled'] ?? '')
    const voided = await bed.open()
    await place('void', voided, 4)
    await bed.end(past, [1, 0, 0, 0, 0])
    await bed.end(voided, null)
    const closed = await bed.open()
    await place('locked', closed, 5)
    bed.test.clock.advance(55_000)
    await place('placed', await bed.open(), 6)
  })
  afterAll(() => bed.test.close())

  it('the orders on one issue are listed with their totals, whichever day they were placed', async () => {
    const [first] = (await list()).value.orders.filter(({ id }) => id === made['won'])
    const { value } = await list(`?lottery=five60&issue=${first?.issue}`)
    expect(value.orders.map(({ id }) => id)).toEqual([made['cancelled'], made['lost'], made['won']])
    expect(value.totals).toMatchObject({ count: 3, stakedMinor: 2_000, prizeMinor: 9_500 })
    expect((await list(`?issue=${first?.issue}&from=2026-10-01&to=2026-10-02`)).value.totals.count).toBe(3)
    expect((await list('?lottery=five60&issue=20261031-0001')).value.totals.count).toBe(0)
    const stranger = await bed.member(0)
    expect((await list(`?issue=${first?.issue}`, stranger)).value.orders).toEqual([])
  })

  // BET-4
  it('the newest order comes first, each with its state at this moment', async () => {
    const { value } = await list()
    expect(value.orders.map((order) => [order.id, order.state])).toEqual([
      [made['placed'], 'placed'],
      [made['locked'], 'locked'],
      [made['void'], 'void'],
      [made['cancelled'], 'cancelled'],
      [made['lost'], 'lost'],
      [made['won'], 'paid'],
    ])
    expect(value.orders[0]).toMatchObject({ lineCount: 1, firstPlay: 'five.star1', lottery: 'five60' })
  })

  it('the totals leave cancelled and refunded stakes out', async () => {
    expect((await list()).value.totals).toEqual({
      count: 6,
      stakedMinor: 4_000,
      prizeMinor: 9_500,
      rebateMinor: 50,
      currency: 'PHP',
    })
  })

  // BET-4
  it.each([
    ['open', ['placed', 'locked']],
    ['won', ['won']],
    ['lost', ['lost']],
    ['cancelled', ['cancelled']],
    ['void', ['void']],
    ['corrected', []],
  ])('orders that are %s are listed alone, with their own totals', async (state, names) => {
    const answer = await list(`?state=${state}`)
    expect(ids(answer)).toEqual(names.map((name) => made[name]))
    expect(answer.value.totals.count).toBe(names.length)
  })

  it('orders of one lottery are listed alone', async () => {
    expect((await list('?lottery=five60')).value.totals.count).toBe(6)
    expect((await list('?lottery=pk60')).value.totals.count).toBe(0)
  })

  // BET-4
  it('the days are those of the merchant’s zone, today when none are named', async () => {
    expect((await list('?from=2026-11-01&to=2026-11-01')).value.totals.count).toBe(6)
    expect((await list('?from=2026-10-31&to=2026-10-31')).value.totals.count).toBe(0)
    expect((await list('?from=2026-10-02&to=2026-11-01')).value.totals.count).toBe(6)
  })

  it.each([
    ['of 32 days', '?from=2026-10-01&to=2026-11-01', 'long'],
    ['that begins more than 90 days back', '?from=2026-08-02&to=2026-08-03', 'early'],
    ['that ends tomorrow', '?from=2026-11-01&to=2026-11-02', 'future'],
    ['that ends before it begins', '?from=2026-11-01&to=2026-10-31', 'order'],
    ['with a day that does not exist', '?from=2026-02-30&to=2026-02-30', 'invalid'],
  ])('a range %s is refused', async (_what, query, problem) => {
    expect(await list(query)).toMatchObject({ code: 'range.invalid', value: { problem } })
  })

  // BET-4
  it('20 orders are a page, and the totals are those of all pages', async () => {
    const many = await bed.member(100_000)
    const issue = await bed.open()
    for (let index = 0; index < 21; index += 1) await bed.place(many, issue, [totalSides([0])])
    const first = await list('', many)
    expect(first.value).toMatchObject({
      pageNum: 1,
      totalPages: 2,
      totals: { count: 21, stakedMinor: 2_100 },
    })
    const second = await list('?pageNo=2', many)
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(21)
  })

  // BET-4
  it('another member, and the same name at another merchant, see none of it', async () => {
    const stranger = await bed.member(0)
    const elsewhere = await bed.member(0, { merchant: 'lite' })
    for (const who of [stranger, elsewhere]) {
      expect((await list('', who)).value.totals.count).toBe(0)
      const read = await bed.read<ListAnswer>(who, `/lgw/orders/detail?id=${made['won'] ?? ''}`)
      expect(read.code).toBe('lottery.order.not.found')
    }
  })
})
