import { memberTypes } from '@plaza/contract/identity'
import { randomUUID } from 'node:crypto'
import { ledgerAudit } from '../../../kernel/ledger'
import { firstDigit, openBetsTestbed, totalSides, type BetsTestbed } from './testing/bets-testbed'
import { sellsForMs } from './testing/test-issue'

describe('placing a slip', () => {
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

  // BET-1
  it('a slip takes its stake at once and answers with the order and the balance after it', async () => {
    const caller = await bed.member(10_000)
    const { value } = await bed.place(caller, issue, [firstDigit([1, 2]), totalSides([0], 5)])
    expect(value.order).toMatchObject({ lottery: 'five60', issue, state: 'placed', amountMinor: 700 })
    expect(value.order.lines).toMatchObject([
      { no: 1, units: 2, amountMinor: 200, prizes: [9_750_000], rebate: 0, state: 'placed', winUnits: [] },
      {
        no: 2,
        units: 1,
        multiplier: 5,
        amountMinor: 500,
        prizes: [1_950_000, 1_950_000, 1_950_000, 1_950_000],
      },
    ])
    expect(value.balance.totalMinor).toBe(9_300)
    expect(await bed.mainOf(caller)).toBe(9_300)
  })

  // DRAW-5
  it('an order keeps the prize mode of its table, which no update changes, and a mode that is not offered is refused', async () => {
    const caller = await bed.member(10_000)
    const { value } = await bed.place(caller, issue, [firstDigit([1])], { prizeMode: 'Lott' })
    expect(value.order.prizeMode).toBe('Lott')
    const written = bed.test.db.write.updateTable('lottery_orders').where('id', '=', value.order.id)
    await expect(written.set({ prize_mode: 'Elott' } as object).execute()).rejects.toThrow()
    for (const prizeMode of ['Elott', 'ZY', 'LOTT'])
      expect(await bed.place(caller, issue, [firstDigit([1])], { prizeMode })).toMatchObject({
        code: 'request.invalid',
      })
    expect((await bed.place(caller, issue, [firstDigit([1])])).value.order).not.toHaveProperty('prizeMode')
    expect(await bed.mainOf(caller)).toBe(9_800)
  })

  it('the highest prize of a slip is the most that one draw can pay', async () => {
    const caller = await bed.member(10_000)
    const { value } = await bed.place(caller, issue, [firstDigit([1, 2, 3]), totalSides([0, 1])])
    expect(value.order.highestPrizeMinor).toBe(975 + 195)
  })

  it('the highest prize of a slip is floored once like what is paid, and stays so when a line is cancelled', async () => {
    const caller = await bed.member(10_000)
    // 1,199.25 centavos each.
    const line = firstDigit([1], { mode: '0.01', multiplier: 123, amountMinor: 123 })
    const { value } = await bed.place(caller, issue, [line, line, line])
    expect(value.order.highestPrizeMinor).toBe(3_597)
    const { value: cancelled } = await bed.cancel(caller, value.order.id, 2)
    expect(cancelled.order.highestPrizeMinor).toBe(2_398)
  })

  it('a lower prize group pays less and gives a rebate on the stake', async () => {
    const caller = await bed.member(10_000)
    const { value } = await bed.place(caller, issue, [firstDigit([1], { prizeGroup: 1900 })])
    expect(value.order.lines[0]).toMatchObject({ prizes: [9_500_000], rebate: 250 })
  })

  it('a unit of a tenth and of a hundredth is staked exactly', async () => {
    const caller = await bed.member(10_000)
    const { value } = await bed.place(caller, issue, [
      firstDigit([1], { mode: '0.1', multiplier: 10, amountMinor: 100 }),
      firstDigit([1], { mode: '0.01', multiplier: 123, amountMinor: 123 }),
    ])
    expect(value.order).toMatchObject({ amountMinor: 223 })
    expect(value.order.lines.map((line) => line.prizes)).toEqual([[975_000], [97_500]])
  })

  it.each([
    ['a play of other rules', { play: 'pk10.position' }, 'lottery.play.unknown', {}],
    ['no picks', { picks: [[], [], [], [], []] }, 'lottery.pick.invalid', { problem: 'empty' }],
    ['a digit twice', { picks: [[1, 1], [], [], [], []] }, 'lottery.pick.invalid', { problem: 'double' }],
    [
      'a number out of range',
      { picks: [[10], [], [], [], []] },
      'lottery.pick.invalid',
      { problem: 'range' },
    ],
    ['too few rows', { picks: [[1]] }, 'lottery.pick.invalid', { problem: 'count' }],
    ['a fraction', { picks: [[1.5], [], [], [], []] }, 'lottery.pick.invalid', { problem: 'range' }],
    [
      'a digit of another script',
      { picks: [['\u0661'], [], [], [], []] },
      'lottery.pick.invalid',
      { problem: 'range', fields: ['lines.1.picks.0.0'] },
    ],
    [
      'more rows than any play has',
      { picks: Array(11).fill([1]) },
      'lottery.pick.invalid',
      { problem: 'count' },
    ],
    ['no row at all', { picks: [] }, 'lottery.pick.invalid', { problem: 'count' }],
    ['a play that is no name', { play: 5 }, 'lottery.play.unknown', {}],
    [
      'a multiplier in full-width digits',
      { multiplier: '\uff11' },
      'lottery.stake.invalid',
      { field: 'multiplier' },
    ],
    ['mode 0.5 as a number', { mode: 0.5 }, 'lottery.stake.invalid', { field: 'mode' }],
    ['a prize group that is a word', { prizeGroup: 'all' }, 'lottery.group.invalid', {}],
    ['multiplier 0', { multiplier: 0 }, 'lottery.stake.invalid', { field: 'multiplier' }],
    ['multiplier 10,000', { multiplier: 10_000 }, 'lottery.stake.invalid', { field: 'multiplier' }],
    ['multiplier 1.5', { multiplier: 1.5 }, 'lottery.stake.invalid', { field: 'multiplier' }],
    ['mode 0.5', { mode: '0.5' }, 'lottery.stake.invalid', { field: 'mode' }],
    ['a stake that is no multiple', { amountMinor: 150 }, 'lottery.stake.invalid', { field: 'amountMinor' }],
    ['a prize group beyond the member’s', { prizeGroup: 1952 }, 'lottery.group.invalid', { largest: 1950 }],
    ['a prize group between two steps', { prizeGroup: 1901 }, 'lottery.group.invalid', {}],
  ])('%s is refused at its line, and nothing is booked', async (_what, wrong, code, details) => {
    const caller = await bed.member(10_000)
    const answer = await bed.place(caller, issue, [
      firstDigit([1]),
      { ...firstDigit([1]), ...(wrong as object) },
    ])
    expect(answer).toMatchObject({ success: false, code, value: { line: 2, ...details } })
    expect(await bed.mainOf(caller)).toBe(10_000)
  })

  it('an unknown lottery is refused', async () => {
    const caller = await bed.member(10_000)
    const answer = await bed.place(caller, issue, [firstDigit([1])], { lottery: 'nothing60' })
    expect(answer.code).toBe('lottery.not.found')
  })

  it('101 lines are refused, 100 are placed', async () => {
    const caller = await bed.member(100_000)
    const lines = Array.from({ length: 101 }, () => firstDigit([1]))
    expect((await bed.place(caller, issue, lines)).code).toBe('request.invalid')
    expect((await bed.place(caller, issue, lines.slice(1))).value.order.lines).toHaveLength(100)
  })

  it('a line has at most 10,000 single tickets, and an order may be twice as long as another call', async () => {
    const caller = await bed.member(4_000_000)
    const line = {
      play: 'five.all5.direct.single',
      picks: [Array.from({ length: 10_000 }, (_, code) => code + 50_000)],
      multiplier: 1,
      mode: '1',
      prizeGroup: 1950,
      amountMinor: 1_000_000,
    }
    const { value } = await bed.place(caller, issue, [line])
    expect(value.order.lines[0]).toMatchObject({ units: 10_000, amountMinor: 1_000_000 })
    expect((await bed.place(caller, issue, [line, line])).value.order.lines).toHaveLength(2)
    const more = {
      ...line,
      picks: [Array.from({ length: 10_001 }, (_, code) => code)],
      amountMinor: 1_000_100,
    }
    expect(await bed.place(caller, issue, [line, more])).toMatchObject({
      code: 'lottery.pick.invalid',
      value: { line: 2, problem: 'count' },
    })
  })

  // LOTTERY-2
  it('a bet that arrives before the close counts, and one at the close does not', async () => {
    const caller = await bed.member(10_000)
    bed.test.clock.advance(sellsForMs - 1)
    expect((await bed.place(caller, issue, [firstDigit([1])])).success).toBe(true)
    bed.test.clock.advance(1)
    const late = await bed.place(caller, issue, [firstDigit([1])])
    expect(late).toMatchObject({ code: 'lottery.issue.closed', value: { next: { no: '20261101-0722' } } })
    expect(await bed.mainOf(caller)).toBe(9_900)
  })

  // BET-1
  it('a slip larger than the balance is refused whole', async () => {
    const caller = await bed.member(150)
    const answer = await bed.place(caller, issue, [firstDigit([1]), firstDigit([2])])
    expect(answer.code).toBe('wallet.insufficient')
    expect(await bed.mainOf(caller)).toBe(150)
  })

  // BET-1
  it('the same key gives the same receipt, also after the close, and another slip with it is a conflict', async () => {
    const caller = await bed.member(10_000)
    const key = randomUUID()
    const first = await bed.place(caller, issue, [firstDigit([1])], { key })
    bed.test.clock.advance(sellsForMs)
    const again = await bed.place(caller, issue, [firstDigit([1])], { key })
    expect(again.value).toEqual(first.value)
    const other = await bed.place(caller, issue, [firstDigit([2])], { key })
    expect(other.code).toBe('idempotency.conflict')
    expect(await bed.mainOf(caller)).toBe(9_900)
  })

  // BET-1
  it('ten taps at once are one order', async () => {
    const caller = await bed.member(10_000)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => bed.place(caller, issue, [firstDigit([1])], { key })),
    )
    expect(new Set(answers.map((answer) => answer.value.order.id)).size).toBe(1)
    expect(await bed.mainOf(caller)).toBe(9_900)
  })

  it('of ten different slips at once, as many are placed as the balance pays', async () => {
    const caller = await bed.member(350)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => bed.place(caller, issue, [firstDigit([1])])),
    )
    expect(answers.filter((answer) => answer.success)).toHaveLength(3)
    expect(await bed.mainOf(caller)).toBe(50)
  })

  it('prizes that changed since the member saw them are refused with both, unless taken', async () => {
    const caller = await bed.member(10_000)
    const shown = firstDigit([1], { prizes: [9_800_000] })
    const refused = await bed.place(caller, issue, [shown])
    expect(refused).toMatchObject({
      code: 'lottery.prize.changed',
      value: { lines: [{ line: 1, shown: [9_800_000], now: [9_750_000] }] },
    })
    expect((await bed.place(caller, issue, [shown], { prizeChanges: 'better' })).success).toBe(false)
    expect((await bed.place(caller, issue, [shown], { prizeChanges: 'always' })).success).toBe(true)
    const better = firstDigit([1], { prizes: [9_700_000] })
    expect((await bed.place(caller, issue, [better], { prizeChanges: 'better' })).success).toBe(true)
  })

  // CHANGE-4
  it('a member who must change the password first places nothing', async () => {
    const caller = await bed.member(10_000, { mustChangePassword: true })
    expect((await bed.place(caller, issue, [firstDigit([1])])).code).toBe('password.change.required')
  })

  // TRIAL-2
  it('a trial account bets practice money on the same issue and adds to no exposure', async () => {
    const { test } = bed
    const caller = await bed.member(10_000, { merchant: 'demo-trial', type: memberTypes.trial })
    const headers = { ...caller.headers, host: 'localhost' }
    const { value } = await bed.place({ ...caller, headers }, issue, [firstDigit([1])])
    expect(value.order.state).toBe('placed')
    expect(await bed.mainOf(caller)).toBe(9_900)
    const exposed = await test.db.read
      .selectFrom('lottery_exposure_parts')
      .selectAll()
      .where('issue', '=', issue)
      .execute()
    expect(exposed).toEqual([])
    const ledgers = await test.db.read
      .selectFrom('transactions')
      .select('merchant')
      .where('reference', '=', value.order.id)
      .execute()
    expect(ledgers).toEqual([{ merchant: 'demo-trial' }])
  })

  it('a visitor is asked to sign in', async () => {
    const response = await bed.test.call({
      method: 'POST',
      url: '/lgw/orders',
      payload: { lottery: 'five60', issue, lines: [firstDigit([1])] },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(response.json()).toMatchObject({ code: 'session.required' })
  })
})
