import type { Chase, SlipLine } from '@plaza/contract/lottery'
import type { Play } from '@plaza/lottery'
import { five } from '@plaza/lottery/five'
import type { Balance } from '@plaza/contract/money'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ledgerAudit } from '../../../kernel/ledger'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import { importLimits } from '../../stakes/limits'
import { firstDigit, openBetsTestbed, type BetsTestbed } from '../bets/testing/bets-testbed'
import { addLotteries } from '../draws/testing/add-lottery'

interface ChaseAnswer {
  success: boolean
  code?: string
  value: { chase: Chase; balance: Balance; issue?: string; state?: string }
}

const issueNo = (n: number) => `20261101-${String(n).padStart(4, '0')}`
/** Of testStart, noon in Manila. */
const first = 721
const always = (more: Partial<SlipLine> = {}) => firstDigit([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], more)
/** Wins once in 100,000 draws. */
const hardlyEver: SlipLine = {
  play: 'five.all5.direct',
  picks: [[1], [2], [3], [4], [5]],
  multiplier: 1,
  mode: '1',
  prizeGroup: 1950,
  amountMinor: 100,
}

describe('a chase plan', () => {
  let bed: BetsTestbed
  /** Whether the jurisdiction of the merchant allows plans that raise the stake. */
  const allowRising = async (progressivePlans: boolean) => {
    const { db, gateway } = bed.test
    const row = await db.read
      .selectFrom('merchants')
      .select('settings')
      .where('code', '=', 'demo')
      .executeTakeFirstOrThrow()
    const settings = { ...(row.settings as object), jurisdictionAllows: { progressivePlans } }
    await db.write
      .updateTable('merchants')
      .set({ settings: JSON.stringify(settings) })
      .where('code', '=', 'demo')
      .execute()
    await sql`select pg_notify('plaza_merchant', 'demo')`.execute(db.read)
    await eventually(async () =>
      expect((await gateway.merchants.find('demo'))?.stored['jurisdictionAllows']).toEqual({
        progressivePlans,
      }),
    )
  }
  beforeEach(async () => {
    bed = await openBetsTestbed()
    await allowRising(true)
    await bed.test.db.write.deleteFrom('lotteries').execute()
    await addLotteries(bed.test.db, bed.test.clock.now())
    await bed.test.runJobs()
  })
  afterEach(async () => {
    expect(await ledgerAudit(bed.test.db.read)).toEqual([])
    await bed.test.close()
  })

  const post = async (caller: TestCaller, url: string, payload: object, key: string = randomUUID()) => {
    const headers = { ...caller.headers, 'idempotency-key': key }
    return (await bed.test.call({ method: 'POST', url, payload, headers })).json<ChaseAnswer>()
  }
  const plan = (
    caller: TestCaller,
    lines: SlipLine[],
    multipliers: number[],
    { stopsOnWin = false, from = first, key = randomUUID() as string } = {},
  ) => {
    const issues = multipliers.map((multiplier, index) => ({ issue: issueNo(from + index), multiplier }))
    return post(caller, '/lgw/chases', { lottery: 'five60', lines, issues, stopsOnWin }, key)
  }
  const look = async (caller: TestCaller, id: string) =>
    (await bed.read<ChaseAnswer>(caller, `/lgw/chases/detail?id=${id}`)).value.chase
  const wallets = async (caller: TestCaller) => {
    const { value } = await bed.read<{ value: Balance }>(caller, '/wps/wallets/balance')
    return Object.fromEntries(value.wallets.map((one) => [one.wallet, one.balanceMinor]))
  }
  /** Lets the clock run, with every job at every fifth second. */
  const run = (seconds: number) => bed.test.runJobs(seconds / 5, 5_000)
  const states = ({ issues }: Chase) => issues.map((issue) => issue.state)
  const kindsOf = async (reference: string) =>
    (
      await bed.test.db.read
        .selectFrom('transactions')
        .select('kind')
        .where('reference', '=', reference)
        .execute()
    ).map((row) => row.kind)

  // RG-11
  it('a plan is refused before the information for the first wager was read, and nothing is reserved', async () => {
    const caller = await bed.member(10_000, { isUninformed: true })
    expect(await plan(caller, [hardlyEver], [1, 1])).toMatchObject({ code: 'information.required' })
    expect(await wallets(caller)).toEqual({ main: 10_000, locked: 0 })
  })

  // DRAW-5
  it('the orders of a plan have the prize mode of the table that it was written at', async () => {
    const caller = await bed.member(10_000)
    const issues = [first, first + 1].map((n) => ({ issue: issueNo(n), multiplier: 1 }))
    const wanted = { lottery: 'five60', lines: [hardlyEver], issues, stopsOnWin: false, prizeMode: 'Lott' }
    expect(await post(caller, '/lgw/chases', wanted)).toMatchObject({ success: true })
    await run(60)
    const rows = await bed.test.db.read.selectFrom('lottery_orders').select('prize_mode').execute()
    expect(rows).toEqual([{ prize_mode: 'Lott' }, { prize_mode: 'Lott' }])
    expect(await post(caller, '/lgw/chases', { ...wanted, prizeMode: 'Elott' })).toMatchObject({
      code: 'request.invalid',
    })
  })

  // RG-3
  it('a plan of a blocked member places nothing more and gives the rest back', async () => {
    const caller = await bed.member(10_000)
    const { value } = await plan(caller, [hardlyEver], [1, 2, 3])
    await bed.test.db.write
      .updateTable('members')
      .set({ blocked: true })
      .where('id', '=', caller.id)
      .execute()
    await run(60)
    await bed.test.db.write
      .updateTable('members')
      .set({ blocked: false })
      .where('id', '=', caller.id)
      .execute()
    const chase = await look(caller, value.chase.id)
    expect(chase).toMatchObject({ state: 'cancelled', spentMinor: 100, refundedMinor: 500 })
    expect(states(chase)).toEqual(['lost', 'skipped', 'cancelled'])
    expect(chase.issues[1]?.reason).toBe('member.blocked')
    expect(await wallets(caller)).toMatchObject({ main: 9_900 })
  })

  // BET-1
  it('a plan that its member cannot pay, or that has too many numbers, is refused before its lines are computed', async () => {
    const computed = jest.spyOn(five.plays.find((one) => one.id === 'five.star1') as Play, 'units')
    const poor = await bed.member(100)
    expect(await plan(poor, [always()], [1, 2])).toMatchObject({ code: 'wallet.insufficient' })
    const rich = await bed.member(1_000_000_000)
    const tickets: SlipLine = {
      ...hardlyEver,
      play: 'five.all5.direct.single',
      picks: [Array.from({ length: 1_001 }, (_, code) => code)],
    }
    const many = Array.from({ length: 120 }, () => 1)
    expect(await plan(rich, [tickets], many)).toMatchObject({
      code: 'lottery.chase.size',
      value: { most: 120_000 },
    })
    expect(computed).not.toHaveBeenCalled()
    computed.mockRestore()
  })

  // LOTTERY-6
  it('every line of a plan is computed once, however many issues it has', async () => {
    const computed = jest.spyOn(five.plays.find((one) => one.id === 'five.all5.direct') as Play, 'highest')
    const rich = await bed.member(10_000_000)
    const multipliers = Array.from({ length: 20 }, (_, index) => index + 1)
    const { value } = await plan(rich, [hardlyEver], multipliers)
    expect(value.chase.issues.map(({ amountMinor }) => amountMinor)).toEqual(
      multipliers.map((one) => one * 100),
    )
    // For the plan, and for the order that its first issue becomes.
    expect(computed.mock.calls.length).toBeLessThanOrEqual(3)
    computed.mockRestore()
  })

  // CHASE-3
  it('where the jurisdiction does not allow plans that raise the stake, one is refused with its own code', async () => {
    await allowRising(false)
    const caller = await bed.member(10_000)
    expect(await plan(caller, [hardlyEver], [1, 1, 2])).toMatchObject({
      code: 'lottery.chase.rising',
      value: { issue: issueNo(first + 2) },
    })
    expect(await plan(caller, [hardlyEver], [3, 1, 2])).toMatchObject({ code: 'lottery.chase.rising' })
    expect(await wallets(caller)).toEqual({ main: 10_000, locked: 0 })
    expect((await plan(caller, [hardlyEver], [3, 3, 2])).value.chase.reservedMinor).toBe(800)
  })

  // LOTTERY-4
  it('a plan reserves all of its stakes at once and places the issue that is open', async () => {
    const caller = await bed.member(10_000)
    const { value } = await plan(caller, [hardlyEver], [1, 2, 3])
    expect(value.chase).toMatchObject({
      state: 'running',
      reservedMinor: 600,
      spentMinor: 100,
      refundedMinor: 0,
      issueCount: 3,
      placedCount: 1,
    })
    expect(states(value.chase)).toEqual(['placed', 'waiting', 'waiting'])
    expect(await wallets(caller)).toEqual({ main: 9_400, locked: 0, chase: 500 })
  })

  // LOTTERY-4
  it('each issue becomes an order when it opens, with its own multiplier, and the last one ends the plan', async () => {
    const caller = await bed.member(10_000)
    const { value } = await plan(caller, [hardlyEver], [1, 2, 3])
    await run(190)
    const chase = await look(caller, value.chase.id)
    expect(chase).toMatchObject({ state: 'done', spentMinor: 600, refundedMinor: 0, placedCount: 3 })
    expect(states(chase)).toEqual(['lost', 'lost', 'lost'])
    const { value: list } = await bed.read<{
      value: { orders: { issue: string; amountMinor: number; chase: string }[] }
    }>(caller, '/lgw/orders')
    expect(list.orders.map((order) => [order.issue, order.amountMinor, order.chase])).toEqual([
      [issueNo(first + 2), 300, chase.id],
      [issueNo(first + 1), 200, chase.id],
      [issueNo(first), 100, chase.id],
    ])
    expect(await wallets(caller)).toEqual({ main: 9_400, locked: 0, chase: 0 })
    expect(await kindsOf(chase.id)).toEqual(['chase-reserve'])
  })

  // LOTTERY-4
  it('a win stops a plan that stops on wins, and the rest comes back in one entry', async () => {
    const caller = await bed.member(50_000)
    const { value } = await plan(caller, [always()], [1, 1, 1, 1], { stopsOnWin: true })
    await run(70)
    const chase = await look(caller, value.chase.id)
    expect(chase).toMatchObject({
      state: 'stopped',
      reservedMinor: 4_000,
      spentMinor: 1_000,
      refundedMinor: 3_000,
      prizeMinor: 975,
    })
    expect(states(chase)).toEqual(['won', 'cancelled', 'cancelled', 'cancelled'])
    expect(await wallets(caller)).toEqual({ main: 50_000 - 1_000 + 975, locked: 0, chase: 0 })
    expect(await kindsOf(chase.id)).toEqual(['chase-reserve', 'chase-refund'])
  })

  it('without it a plan goes on after a win', async () => {
    const caller = await bed.member(50_000)
    const { value } = await plan(caller, [always()], [1, 1])
    await run(130)
    expect(await look(caller, value.chase.id)).toMatchObject({
      state: 'done',
      spentMinor: 2_000,
      prizeMinor: 1_950,
    })
  })

  // LOTTERY-4
  it('a cancelled plan gives back what is not placed, and what is placed is still settled', async () => {
    const caller = await bed.member(10_000)
    const { value } = await plan(caller, [hardlyEver], [1, 1, 1])
    const cancelled = await post(caller, '/lgw/chases/cancel', { id: value.chase.id })
    expect(cancelled.value.chase).toMatchObject({ state: 'cancelled', spentMinor: 100, refundedMinor: 200 })
    expect((await post(caller, '/lgw/chases/cancel', { id: value.chase.id })).code).toBe(
      'lottery.order.state',
    )
    await run(130)
    const chase = await look(caller, value.chase.id)
    expect(states(chase)).toEqual(['lost', 'cancelled', 'cancelled'])
    expect(await wallets(caller)).toEqual({ main: 9_900, locked: 0, chase: 0 })
  })

  it('a cancelled order of a plan comes back to the main wallet, and the plan goes on', async () => {
    const caller = await bed.member(10_000)
    const { value } = await plan(caller, [hardlyEver], [1, 1])
    await bed.cancel(caller, value.chase.issues[0]?.order ?? '')
    expect(await wallets(caller)).toEqual({ main: 9_900, locked: 0, chase: 100 })
    await run(130)
    const chase = await look(caller, value.chase.id)
    expect(states(chase)).toEqual(['cancelled', 'lost'])
    expect(chase).toMatchObject({ state: 'done', spentMinor: 200, refundedMinor: 0 })
  })

  it('an issue that the day’s limit refuses is skipped with the reason, and its stake comes back at the end', async () => {
    const caller = await bed.member(10_000)
    await bed.test.db.transaction((trx) =>
      importLimits(trx, [{ member_id: caller.id, kind: 'wager', period: 'day', amount: 150, set_at: 0 }]),
    )
    const { value } = await plan(caller, [hardlyEver], [1, 1, 1])
    await run(190)
    const chase = await look(caller, value.chase.id)
    expect(chase).toMatchObject({ state: 'done', spentMinor: 100, refundedMinor: 200 })
    expect(chase.issues[1]).toMatchObject({ state: 'skipped', reason: 'limit.reached' })
  })

  it('a plan may begin with an issue that is still to open', async () => {
    const caller = await bed.member(10_000)
    const { value } = await plan(caller, [hardlyEver], [1, 1], { from: first + 2 })
    expect(states(value.chase)).toEqual(['waiting', 'waiting'])
    await run(125)
    expect(states(await look(caller, value.chase.id))).toEqual(['placed', 'waiting'])
  })

  it('a plan that nobody could place for a while misses its issues and gives their stakes back', async () => {
    const caller = await bed.member(10_000)
    const { value } = await plan(caller, [hardlyEver], [1, 1, 1])
    bed.test.clock.advance(600_000)
    await run(10)
    const chase = await look(caller, value.chase.id)
    expect(states(chase)).toEqual(['lost', 'skipped', 'skipped'])
    expect(chase).toMatchObject({ state: 'done', spentMinor: 100, refundedMinor: 200 })
  })

  it('the same key makes one plan', async () => {
    const caller = await bed.member(10_000)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => plan(caller, [hardlyEver], [1, 1], { key })),
    )
    expect(new Set(answers.map((answer) => answer.value.chase.id)).size).toBe(1)
    expect(await wallets(caller)).toEqual({ main: 9_800, locked: 0, chase: 100 })
  })

  it.each([
    ['issues in the wrong order', [issueNo(first + 1), issueNo(first)], 1, 'lottery.chase.issue'],
    ['an issue twice', [issueNo(first), issueNo(first)], 1, 'lottery.chase.issue'],
    ['an issue of the past', [issueNo(first - 1), issueNo(first)], 1, 'lottery.chase.issue'],
    ['an issue that never comes', [issueNo(first), '20261101-9999'], 1, 'lottery.chase.issue'],
    ['a multiplier of zero', [issueNo(first), issueNo(first + 1)], 0, 'lottery.chase.multiplier'],
    ['a multiplier beyond 9,999', [issueNo(first), issueNo(first + 1)], 10_000, 'lottery.chase.multiplier'],
    ['half a multiplier', [issueNo(first), issueNo(first + 1)], 1.5, 'lottery.chase.multiplier'],
    ['more than an issue can win', [issueNo(first), issueNo(first + 1)], 21, 'lottery.limit.payout'],
    ['one issue alone', [issueNo(first)], 1, 'request.invalid'],
    ['121 issues', Array.from({ length: 121 }, (_, at) => issueNo(first + at)), 1, 'request.invalid'],
  ])('a plan of %s is refused and reserves nothing', async (_what, issues, multiplier, code) => {
    const caller = await bed.member(10_000_000)
    const body = {
      lottery: 'five60',
      lines: [hardlyEver],
      issues: issues.map((issue, at) => ({ issue, multiplier: at === 0 ? 1 : multiplier })),
      stopsOnWin: true,
    }
    expect((await post(caller, '/lgw/chases', body)).code).toBe(code)
    expect(await wallets(caller)).toEqual({ main: 10_000_000, locked: 0 })
  })

  it('a plan larger than the balance is refused whole', async () => {
    const caller = await bed.member(250)
    expect((await plan(caller, [hardlyEver], [1, 1, 1])).code).toBe('wallet.insufficient')
    expect(await wallets(caller)).toEqual({ main: 250, locked: 0 })
  })

  it('120 issues are a plan, and its issues may be those of tomorrow', async () => {
    bed.test.clock.advance(11 * 3_600_000)
    await bed.test.runJobs()
    const caller = await bed.member(100_000)
    const issues = [
      ...Array.from({ length: 60 }, (_, at) => issueNo(1381 + at)),
      ...Array.from({ length: 60 }, (_, at) => `20261102-${String(at + 1).padStart(4, '0')}`),
    ].map((issue) => ({ issue, multiplier: 1 }))
    const { value } = await post(caller, '/lgw/chases', {
      lottery: 'five60',
      lines: [hardlyEver],
      issues,
      stopsOnWin: false,
    })
    expect(value.chase).toMatchObject({ reservedMinor: 12_000, issueCount: 120 })
  })

  it('plans are listed with the totals of all, and another member’s are not found', async () => {
    const caller = await bed.member(10_000)
    const { value } = await plan(caller, [hardlyEver], [1, 1])
    await plan(caller, [hardlyEver], [2, 2])
    const list = await bed.read<{ value: { chases: Chase[]; totals: object } }>(
      caller,
      '/lgw/chases?state=running',
    )
    expect(list.value.chases.map((chase) => chase.reservedMinor)).toHaveLength(2)
    expect(list.value.totals).toEqual({
      count: 2,
      reservedMinor: 600,
      spentMinor: 300,
      refundedMinor: 0,
      prizeMinor: 0,
      currency: 'PHP',
    })
    const stranger = await bed.member(0)
    const read = await bed.read<ChaseAnswer>(stranger, `/lgw/chases/detail?id=${value.chase.id}`)
    expect(read.code).toBe('lottery.order.not.found')
    const cancel = await post(stranger, '/lgw/chases/cancel', { id: value.chase.id })
    expect(cancel.code).toBe('lottery.order.not.found')
  })

  it('an issue whose order dies while its stake is booked is placed once, from the same reserve, when it runs again', async () => {
    const caller = await bed.member(10_000)
    const { value } = await plan(caller, [hardlyEver], [1, 1])
    const { read } = bed.test.db
    await sql`create function dies() returns trigger language plpgsql as $$ begin
      if new.chase_id is not null then raise exception 'killed'; end if; return new; end $$`.execute(read)
    await sql`create trigger dies after insert on lottery_orders for each row execute function dies()`.execute(
      read,
    )
    bed.test.clock.advance(61_000)
    await Promise.allSettled([bed.test.runJobs()])
    expect(await look(caller, value.chase.id)).toMatchObject({ spentMinor: 100, placedCount: 1 })
    expect(await wallets(caller)).toMatchObject({ main: 9_800, chase: 100 })
    await sql`drop trigger dies on lottery_orders`.execute(read)
    await run(30)
    expect(await look(caller, value.chase.id)).toMatchObject({ spentMinor: 200, placedCount: 2 })
    expect(await wallets(caller)).toMatchObject({ main: 9_800 })
    expect((await kindsOf(value.chase.id)).filter((kind) => kind === 'chase-refund')).toEqual([])
  })

  it('a plan whose order of one issue is placed twice at once by two processes places it once', async () => {
    const caller = await bed.member(10_000)
    const { value } = await plan(caller, [hardlyEver], [1, 1, 1])
    bed.test.clock.advance(61_000)
    await Promise.all(Array.from({ length: 4 }, () => bed.test.runJobs()))
    await run(5)
    const chase = await look(caller, value.chase.id)
    expect(chase).toMatchObject({ spentMinor: 200, placedCount: 2 })
    expect(await wallets(caller)).toMatchObject({ main: 9_700, chase: 100 })
  })
})
