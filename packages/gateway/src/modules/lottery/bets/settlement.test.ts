import { ledgerAudit } from '../../../kernel/ledger'
import type { TestCaller } from '../../../testing/create-test-gateway'
import type { LotteryOrder } from '@plaza/contract/lottery'
import { firstDigit, openBetsTestbed, totalSides, type BetsTestbed } from './testing/bets-testbed'
import { endIssue } from './testing/test-issue'

describe('settling an issue', () => {
  let bed: BetsTestbed
  let issue: string
  beforeAll(async () => {
    bed = await openBetsTestbed()
  })
  beforeEach(async () => {
    issue = await bed.open()
  })
  afterEach(async () => expect(await ledgerAudit(bed.test.db.read)).toEqual([]))
  afterAll(() => bed.test.close())

  const detail = async (caller: TestCaller, id: string) =>
    (
      await bed.read<{ value: { order: LotteryOrder; draw?: { numbers: number[] } } }>(
        caller,
        `/lgw/orders/detail?id=${id}`,
      )
    ).value
  const kindsOf = async (id: string) =>
    (
      await bed.test.db.read
        .selectFrom('transactions')
        .select('kind')
        .where('reference', '=', id)
        .orderBy('id')
        .execute()
    ).map((row) => row.kind)

  // BET-3
  it('a winning order is paid, with the winning units of every line', async () => {
    const caller = await bed.member(10_000)
    const { value } = await bed.place(caller, issue, [firstDigit([1, 2]), firstDigit([9]), totalSides([0])])
    await bed.end(issue, [1, 9, 9, 9, 9])
    const { order, draw } = await detail(caller, value.order.id)
    expect(draw?.numbers).toEqual([1, 9, 9, 9, 9])
    expect(order).toMatchObject({ state: 'paid', prizeMinor: 975 + 195, rebateMinor: 0 })
    expect(order.lines).toMatchObject([
      { state: 'paid', winUnits: [1], prizeTenThousandths: 9_750_000 },
      { state: 'lost', winUnits: [0], prizeTenThousandths: 0 },
      { state: 'paid', winUnits: [1, 0, 0, 0], prizeTenThousandths: 1_950_000 },
    ])
    expect(await bed.mainOf(caller)).toBe(10_000 - 400 + 1_170)
    expect(await kindsOf(order.id)).toEqual(['lottery-bet', 'lottery-prize'])
  })

  it('a lost order pays its rebate alone', async () => {
    const caller = await bed.member(10_000)
    const { value } = await bed.place(caller, issue, [firstDigit([1], { prizeGroup: 1900, multiplier: 10 })])
    await bed.end(issue, [2, 2, 2, 2, 2])
    const { order } = await detail(caller, value.order.id)
    expect(order).toMatchObject({ state: 'lost', prizeMinor: 0, rebateMinor: 25 })
    expect(await kindsOf(order.id)).toEqual(['lottery-bet', 'lottery-rebate'])
  })

  // BET-3
  it('prize and rebate are floored once for the whole order, not line by line', async () => {
    const caller = await bed.member(10_000)
    const line = firstDigit([1], { mode: '0.01', multiplier: 111, amountMinor: 111, prizeGroup: 1802 })
    // Each line wins 1000.11 and its rebate is 8.214: three together 3000.33 and 24.642.
    const { value } = await bed.place(caller, issue, [line, line, line])
    await bed.end(issue, [1, 0, 0, 0, 0])
    const { order } = await detail(caller, value.order.id)
    expect(order.lines[0]?.prizeTenThousandths).toBe(10_001_100)
    expect(order).toMatchObject({ prizeMinor: 3_000, rebateMinor: 24 })
  })

  it('a cancelled line neither wins nor earns a rebate', async () => {
    const caller = await bed.member(10_000)
    const { value } = await bed.place(caller, issue, [
      firstDigit([1], { prizeGroup: 1900 }),
      firstDigit([1], { prizeGroup: 1900 }),
    ])
    await bed.cancel(caller, value.order.id, 1)
    await bed.end(issue, [1, 0, 0, 0, 0])
    const { order } = await detail(caller, value.order.id)
    expect(order).toMatchObject({ state: 'paid', prizeMinor: 950, rebateMinor: 2 })
    expect(order.lines[0]).toMatchObject({ state: 'cancelled', winUnits: [] })
  })

  // BET-3
  it('a voided issue gives every stake back and pays no rebate', async () => {
    const caller = await bed.member(10_000)
    const { value } = await bed.place(caller, issue, [
      firstDigit([1], { prizeGroup: 1900 }),
      firstDigit([2], { prizeGroup: 1900 }),
    ])
    await bed.cancel(caller, value.order.id, 2)
    await bed.end(issue, null)
    const { order, draw } = await detail(caller, value.order.id)
    expect(draw).toBeUndefined()
    expect(order).toMatchObject({ state: 'void', rebateMinor: 0 })
    expect(await bed.mainOf(caller)).toBe(10_000)
    expect(await kindsOf(order.id)).toEqual(['lottery-bet', 'lottery-cancel', 'lottery-void'])
  })

  // BET-3
  it('settling again pays nothing again', async () => {
    const caller = await bed.member(10_000)
    await bed.place(caller, issue, [firstDigit([1])])
    await bed.end(issue, [1, 0, 0, 0, 0])
    await bed.end(issue, [1, 0, 0, 0, 0])
    expect(await bed.mainOf(caller)).toBe(10_000 - 100 + 975)
  })

  it('many orders settle in batches by several processes, each once', async () => {
    const callers = await Promise.all(Array.from({ length: 12 }, () => bed.member(10_000)))
    for (const caller of callers)
      await Promise.all(Array.from({ length: 4 }, () => bed.place(caller, issue, [firstDigit([1])])))
    bed.test.clock.advance(60_000)
    await endIssue(bed.test, issue, [1, 0, 0, 0, 0])
    await Promise.all(Array.from({ length: 4 }, () => bed.test.runJobs()))
    for (const caller of callers) expect(await bed.mainOf(caller)).toBe(10_000 + 4 * 875)
  })

  // BET-5
  it('a member’s day counts stakes and payouts of lotteries, and stakes on both sides are no turnover', async () => {
    const caller = await bed.member(10_000)
    await bed.place(caller, issue, [totalSides([0], 3), firstDigit([1])])
    await bed.place(caller, issue, [totalSides([1, 2])])
    await bed.end(issue, [9, 9, 9, 9, 9])
    const day = await bed.test.db.read
      .selectFrom('member_days')
      .selectAll()
      .where('member_id', '=', caller.id)
      .where('category', '=', 'LOTT')
      .execute()
    expect(day).toMatchObject([
      {
        day: '2026-11-01',
        category: 'LOTT',
        bets: 3,
        stake_minor: 600,
        // Big three times and odd once.
        prize_minor: 4 * 195,
        // Big three times and small once cover each other; odd does not.
        valid_minor: 200,
      },
    ])
  })
})
