import { sql } from 'kysely'
import { ledgerAudit } from '../../../kernel/ledger'
import { eventually } from '../../../testing/eventually'
import { addRequirement } from '../../stakes/turnover'
import { importLimits } from '../../stakes/limits'
import { importPlay } from '../../play/game-sessions'
import { firstDigit, openBetsTestbed, totalSides, type BetsTestbed } from './testing/bets-testbed'

const rich = 100_000_000

describe('limits of a lottery', () => {
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

  // BET-2
  it('a line below 1.00 is refused, and the least multiplier that is enough is offered', async () => {
    const caller = await bed.member(rich)
    const line = firstDigit([1], { mode: '0.01', multiplier: 99, amountMinor: 99 })
    const refused = await bed.place(caller, issue, [line])
    expect(refused).toMatchObject({
      code: 'lottery.limit.line',
      value: { leastMinor: 100, line: 1, multiplier: 100, fittingMinor: 100 },
    })
    const offered = { ...line, multiplier: 100, amountMinor: 100 }
    expect((await bed.place(caller, issue, [offered])).success).toBe(true)
  })

  // BET-2
  it('a line above 200,000 is refused, and the largest amount that fits is offered', async () => {
    const caller = await bed.member(rich)
    const picks = [Array.from({ length: 1_000 }, (_, code) => code)]
    const line = {
      ...firstDigit([1]),
      play: 'five.front3.direct.single',
      picks,
      multiplier: 201,
      amountMinor: 20_100_000,
    }
    const refused = await bed.place(caller, issue, [line])
    expect(refused).toMatchObject({
      code: 'lottery.limit.line',
      value: { mostMinor: 20_000_000, line: 1, multiplier: 200, fittingMinor: 20_000_000 },
    })
    const offered = { ...line, multiplier: 200, amountMinor: 20_000_000 }
    expect((await bed.place(caller, issue, [offered])).success).toBe(true)
  })

  // BET-2
  it('an order above 200,000 is refused, and what is left for its last line is offered', async () => {
    const caller = await bed.member(rich)
    const sides = [totalSides([0], 9_999), totalSides([1], 9_999)]
    const lines = Array.from({ length: 22 }, (_, index) => sides[index % 2] ?? totalSides([0]))
    const refused = await bed.place(caller, issue, lines)
    expect(refused).toMatchObject({
      code: 'lottery.limit.order',
      value: { mostMinor: 20_000_000, line: 21, multiplier: 20, fittingMinor: 2_000 },
    })
  })

  // BET-2
  it('an order that could win more than 2,000,000 is refused, and the largest amount that fits is offered', async () => {
    const caller = await bed.member(rich)
    const direct = {
      play: 'five.all5.direct',
      picks: [[1], [2], [3], [4], [5]],
      multiplier: 21,
      mode: '1',
      prizeGroup: 1950,
      amountMinor: 2_100,
    }
    const refused = await bed.place(caller, issue, [direct])
    expect(refused).toMatchObject({
      code: 'lottery.limit.payout',
      value: { mostMinor: 200_000_000, line: 1, multiplier: 20, fittingMinor: 2_000 },
    })
  })

  // BET-2
  it('an outcome that all orders together expose to 1,000,000 takes no more, and what is left is offered', async () => {
    const [first, second] = [await bed.member(rich), await bed.member(rich)]
    const direct = (multiplier: number) => ({
      play: 'five.all5.direct',
      picks: [[1], [2], [3], [4], [5]],
      multiplier,
      mode: '1',
      prizeGroup: 1950,
      amountMinor: multiplier * 100,
    })
    // 97,500 for each unit.
    expect((await bed.place(first, issue, [direct(8)])).success).toBe(true)
    const refused = await bed.place(second, issue, [direct(3)])
    expect(refused).toMatchObject({
      code: 'lottery.limit.exposure',
      value: { mostMinor: 100_000_000, line: 1, multiplier: 2, fittingMinor: 200 },
    })
    const placed = await bed.place(second, issue, [direct(2)])
    expect(placed.success).toBe(true)
    const full = await bed.place(second, issue, [direct(1)])
    expect(full).toMatchObject({ code: 'lottery.limit.exposure', value: { fittingMinor: 0 } })
    const elsewhere = await bed.place(second, issue, [{ ...direct(1), picks: [[6], [7], [8], [9], [0]] }])
    expect(elsewhere.success).toBe(true)
    await bed.cancel(second, placed.value.order.id)
    expect((await bed.place(second, issue, [direct(2)])).success).toBe(true)
  })

  it('tickets that share digits are outcomes of their own, and a line of many counts for each of them', async () => {
    const caller = await bed.member(rich)
    const direct = (picks: number[][], multiplier: number, units = 1) => ({
      play: 'five.all5.direct',
      picks,
      multiplier,
      mode: '1',
      prizeGroup: 1950,
      amountMinor: units * multiplier * 100,
    })
    for (const last of [1, 2, 3])
      expect((await bed.place(caller, issue, [direct([[1], [2], [3], [4], [last]], 8)])).success).toBe(true)
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    const many = (multiplier: number) => direct([all, all, all, [4], [1]], multiplier, 1_000)
    const refused = await bed.place(caller, issue, [many(3)])
    expect(refused).toMatchObject({
      code: 'lottery.limit.exposure',
      value: { line: 1, multiplier: 2, fittingMinor: 200_000 },
    })
    expect((await bed.place(caller, issue, [many(2)])).success).toBe(true)
    expect(await bed.place(caller, issue, [direct([[1], [2], [3], [4], [1]], 1)])).toMatchObject({
      code: 'lottery.limit.exposure',
      value: { fittingMinor: 0 },
    })
  })

  it('of ten orders at once, no more are placed than the exposure allows', async () => {
    const callers = await Promise.all(Array.from({ length: 10 }, () => bed.member(rich)))
    const line = { ...firstDigit([1], { play: 'five.all5.direct', picks: [[1], [2], [3], [4], [5]] }) }
    const answers = await Promise.all(
      callers.map((caller) => bed.place(caller, issue, [{ ...line, multiplier: 3, amountMinor: 300 }])),
    )
    expect(answers.filter((answer) => answer.success)).toHaveLength(3)
  })

  // BET-2, CHASE-3
  it("a merchant's own limits of one lottery replace the shipped ones, and its jurisdiction may allow rising plans", async () => {
    const { db, gateway } = bed.test
    const row = await db.read
      .selectFrom('merchants')
      .selectAll()
      .where('code', '=', 'demo')
      .executeTakeFirst()
    const own = {
      ...(row?.settings as object),
      lotteryBetting: { lotteries: { five60: { lineMax: 5 } } },
      jurisdictionAllows: { progressivePlans: true },
    }
    const visitor = await bed.member(rich)
    const table = () => bed.read<{ value: { allowsProgressive: boolean } }>(visitor, '/lgw/table?code=five60')
    expect((await table()).value.allowsProgressive).toBe(false)
    await db.write
      .updateTable('merchants')
      .set({ settings: JSON.stringify(own) })
      .where('code', '=', 'demo')
      .execute()
    await sql`select pg_notify('plaza_merchant', 'demo')`.execute(db.read)
    await eventually(async () =>
      expect((await gateway.merchants.find('demo'))?.stored['lotteryBetting']).toBeDefined(),
    )
    expect((await table()).value.allowsProgressive).toBe(true)
    const refused = await bed.place(visitor, issue, [totalSides([0], 6)])
    expect(refused).toMatchObject({ code: 'lottery.limit.line', value: { mostMinor: 500, multiplier: 5 } })
  })
})

describe('limits of a member’s day', () => {
  let bed: BetsTestbed
  let issue: string
  beforeAll(async () => {
    bed = await openBetsTestbed()
    issue = await bed.open()
  })
  afterAll(() => bed.test.close())

  const limited = async (kind: 'wager' | 'loss', amount: number) => {
    const caller = await bed.member(100_000)
    await bed.test.db.transaction((trx) =>
      importLimits(trx, [{ member_id: caller.id, kind, period: 'day', amount, set_at: 0 }]),
    )
    return caller
  }

  // RG-3
  it('a wager limit may be used up by slips, and not exceeded', async () => {
    const caller = await limited('wager', 500)
    expect((await bed.place(caller, issue, [totalSides([0], 5)])).success).toBe(true)
    const refused = await bed.place(caller, issue, [totalSides([0])])
    expect(refused).toMatchObject({ code: 'limit.reached', value: { limit: 'wager' } })
  })

  it('slips at the same time exceed no limit together', async () => {
    const caller = await limited('wager', 300)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => bed.place(caller, issue, [totalSides([0])])),
    )
    expect(answers.filter((answer) => answer.success)).toHaveLength(3)
  })

  it('a cancelled slip does not count', async () => {
    const caller = await limited('wager', 500)
    const placed = await bed.place(caller, issue, [totalSides([0], 5)])
    await bed.cancel(caller, placed.value.order.id)
    expect((await bed.place(caller, issue, [totalSides([0], 5)])).success).toBe(true)
  })

  it('stakes with vendors and on lotteries count together', async () => {
    const caller = await limited('loss', 1_000)
    const now = bed.test.clock.now()
    const gameSession = {
      id: `session-${caller.id}`,
      memberId: caller.id,
      nodeId: 1,
      vendor: 'TST',
      startedAt: now,
      endedAt: now,
      rounds: [],
    }
    await bed.test.db.transaction((trx) =>
      importPlay(trx, {
        merchant: 'demo',
        currency: 'PHP',
        language: 'en',
        days: [],
        now,
        gameSessions: [gameSession],
      }),
    )
    const bet = {
      merchant: 'demo',
      vendor: 'TST',
      transaction: `bet-${caller.id}`,
      action: 'bet',
      request_hash: '',
      member_id: caller.id,
      sitting_id: gameSession.id,
      round: '1',
      bet: '1',
      amount_minor: 700,
      currency: 'PHP',
      outcome: 'booked',
      created_at: now,
    } as const
    await bed.test.db.write.insertInto('vendor_transactions').values(bet).execute()
    const refused = await bed.place(caller, issue, [totalSides([0], 4)])
    expect(refused).toMatchObject({ code: 'limit.reached', value: { limit: 'loss' } })
    expect((await bed.place(caller, issue, [totalSides([0], 3)])).success).toBe(true)
  })

  // RG-3
  it('the limit is named before the balance', async () => {
    const caller = await limited('wager', 500)
    const refused = await bed.place(caller, issue, [totalSides([0], 2_000)])
    expect(refused.code).toBe('limit.reached')
  })

  // BONUS-2
  it('while a bonus runs, an order above its highest stake is refused with that stake', async () => {
    const caller = await bed.member(rich)
    await bed.test.db.transaction((trx) =>
      addRequirement(trx, {
        merchant: 'demo',
        memberId: caller.id,
        currency: 'PHP',
        kind: 'bonus',
        reference: 'a bonus',
        amountMinor: 10_000,
        requiredMinor: 100_000,
        highestStakeMinor: 5_000,
        now: bed.test.clock.now(),
      }),
    )
    const line = (amountMinor: number) =>
      firstDigit([1], { mode: '1', multiplier: amountMinor / 100, amountMinor })
    const refused = await bed.place(caller, issue, [line(3_000), line(2_100)])
    expect(refused).toMatchObject({ code: 'bonus.highest.stake', value: { mostMinor: 5_000 } })
    expect((await bed.place(caller, issue, [line(3_000), line(2_000)])).success).toBe(true)
  })
})
