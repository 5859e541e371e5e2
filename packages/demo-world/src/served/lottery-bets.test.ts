import type { Chase, LotteryOrder, LotteryOrderSummary } from '@plaza/contract/lottery'
import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'

interface List {
  orders: LotteryOrderSummary[]
  totals: { count: number; stakedMinor: number; prizeMinor: number }
}

describe('the lottery orders of player01', () => {
  let gateway: SeededGateway
  let own: { cookie: string; host: string }
  beforeAll(async () => {
    gateway = await createSeededGateway()
    own = await gateway.as('player01')
  })
  afterAll(() => gateway.close())

  const ranges = [
    'from=2026-10-03&to=2026-11-01',
    'from=2026-09-03&to=2026-10-02',
    'from=2026-08-04&to=2026-09-02',
  ]

  // BET-4
  it('the orders of 90 days are listed in three ranges, with their plans', async () => {
    const lists = await Promise.all(ranges.map((range) => gateway.value<List>(`/lgw/orders?${range}`, own)))
    expect(lists.reduce((sum, { totals }) => sum + totals.count, 0)).toBeGreaterThan(200)
    expect(lists.every(({ totals }) => totals.stakedMinor > 0)).toBe(true)
    const { chases } = await gateway.value<{ chases: Chase[] }>('/lgw/chases', own)
    expect(chases.map(({ state }) => state).sort()).toEqual(['cancelled', 'done', 'running', 'stopped'])
  })

  // BET-4
  it.each(['open', 'won', 'lost', 'cancelled', 'void', 'corrected'])('some of them are %s', async (state) => {
    const { orders } = await gateway.value<List>(`/lgw/orders?${ranges[0] ?? ''}&state=${state}`, own)
    expect(orders.length).toBeGreaterThan(0)
  })

  it('a paid one is shown with the numbers that were drawn and what each line won', async () => {
    const { orders } = await gateway.value<List>(`/lgw/orders?${ranges[0] ?? ''}&state=won`, own)
    const { order, draw } = await gateway.value<{ order: LotteryOrder; draw?: { numbers: number[] } }>(
      `/lgw/orders/detail?id=${orders[0]?.id ?? ''}`,
      own,
    )
    expect(draw?.numbers.length).toBeGreaterThan(2)
    const fine = order.lines.reduce((sum, line) => sum + line.prizeTenThousandths, 0)
    expect(order.prizeMinor).toBe(Math.floor(fine / 10_000))
  })
})
