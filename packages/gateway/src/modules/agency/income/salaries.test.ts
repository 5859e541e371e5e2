import type { salaryPreviewCall, salaryReportCall, SalaryKind } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { ledgerAudit } from '../../../kernel/ledger'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { hourProblems } from '../../stakes/member-days'
import { salaryTerms, tierOf } from '../contracts/testing'
import { settleDay } from './settle-salaries'
import { killedAfter, openIncomeTestbed, type IncomeTestbed } from '../../../testing/income-testbed'

type Report = AnswerOf<typeof salaryReportCall>
type Preview = AnswerOf<typeof salaryPreviewCall>

describe('salaries', () => {
  let test: IncomeTestbed
  beforeAll(async () => {
    test = await openIncomeTestbed()
    test.nextDay(3)
    await test.runJob('agent-daily-salaries')
  })
  afterAll(() => test.close())
  afterEach(async () => expect(await ledgerAudit(test.db.read)).toEqual([]))

  const most = { capMinor: 5_000 }
  const terms = {
    top: salaryTerms(tierOf(10_000, 40, most), tierOf(500_000, 60, { ...most, activeUsers: 2 })),
    middle: salaryTerms(tierOf(10_000, 20, most), tierOf(1_000_000, 30, most)),
  }
  const hourly = (rate: number) => ({ ...salaryTerms(tierOf(1_000, rate)), period: 'hourly' as const })
  const give = async (
    from: TestCaller,
    to: TestCaller & { account: string },
    what: object,
    kind: SalaryKind,
  ) => {
    const offered = await test.offer(from, to.account, what as never, kind)
    expect(offered).not.toHaveProperty('code')
    expect(await test.step(to, offered.value.contract.id, 'accept')).not.toHaveProperty('code')
    return offered.value.contract.id
  }
  /** A top with a contract of the site, an agent below it with one, a player below that, and one directly below the top. */
  const line = async (kind: SalaryKind = 'daily-salary') => {
    const top = await test.add()
    const middle = await test.add(top.id, { type: 2 })
    const player = await test.add(middle.id, { type: 0 })
    const other = await test.add(top.id, { type: 0 })
    const own = kind === 'daily-salary' ? terms : { top: hourly(40), middle: hourly(20) }
    await test.siteGives(top, own.top, kind)
    await give(top, middle, own.middle, kind)
    return { top, middle, player, other }
  }
  const settle = async () => {
    test.nextDay(2.6)
    await test.runJob('agent-daily-salaries')
  }
  const again = async <Caller extends TestCaller>(caller: Caller) => ({
    ...caller,
    ...(await test.signedInAgain(caller)),
  })
  const report = async (caller: TestCaller, kind: SalaryKind, query = '') => {
    const { headers } = await again(caller)
    return (await test.call({ url: `/wps/agent/salaries?kind=${kind}${query}`, headers })).json<{
      code?: string
      value: Report
    }>()
  }

  // INCOME-3
  it('a salary is settled and paid at 02:30 by the contract’s tier, own bets and the differences to direct downlines', async () => {
    const { top, middle, player, other } = await line()
    test.nextDay(12)
    await test.bet(top, 10_000)
    await test.bet(middle, 20_000)
    await test.bet(player, 100_000)
    await test.bet(other, 30_050)
    const pending = (await report(top, 'daily-salary')).value
    expect(pending.rows).toMatchObject([{ amountMinor: 400, state: 'pending' }])
    test.nextDay(2.4)
    await test.runJob('agent-daily-salaries')
    expect(await test.booked(top)).toEqual([])
    test.clock.advance(720_000)
    await test.runJob('agent-daily-salaries')
    // 100.00 × 0.4 % + 1,200.00 × (0.4 − 0.2 %) + 300.50 × 0.4 %
    expect(await test.booked(top)).toEqual(['salary 400'])
    expect(await test.booked(middle)).toEqual(['salary 240'])
    const { rows, totals } = (await report(top, 'daily-salary')).value
    expect(rows[1]).toMatchObject({
      ...{ ownMinor: 10_000, teamMinor: 150_050, activeUsers: 4, rate: 40, capMinor: 5_000, state: 'paid' },
      ...{ ownPartMinor: 40, contributionMinor: 360, amountMinor: 400, paidAt: test.clock.now() },
    })
    expect(rows[1]?.contributions.toSorted((one, other) => other.minor - one.minor)).toEqual([
      { account: middle.account, basisMinor: 120_000, rate: 20, minor: 240 },
      { account: other.account, basisMinor: 30_050, rate: 0, minor: 120 },
    ])
    expect(totals).toMatchObject({ amountMinor: 400, paidMinor: 400, teamMinor: 150_050 })
    expect((await report(player, 'daily-salary')).value.rows).toEqual([])
  })

  // INCOME-3
  it('a salary is at most its cap, and a period before the contract counts pays nothing', async () => {
    const { top, player, other } = await line()
    await test.bet(player, 500_000)
    await settle()
    expect(await test.booked(top)).toEqual([])
    await test.bet(player, 1_000_000)
    await test.bet(other, 1_000_000)
    await settle()
    expect(await test.booked(top)).toEqual(['salary 5000'])
  })

  // INCOME-3
  it('a day that is settled again, by two at once, killed, or corrected pays the difference once', async () => {
    const { top, middle, player } = await line()
    test.nextDay(12)
    const day = test.today()
    await test.bet(player, 100_000)
    test.nextDay(2.6)
    const merchant = await test.gateway.merchants.find('demo')
    if (!merchant) throw new Error('no merchant')
    for (let transactions = 0; transactions < 2; transactions += 1) {
      await expect(settleDay(killedAfter(test.gateway, transactions), merchant, day)).rejects.toThrow(
        'killed',
      )
      test.clock.advance(11 * 60_000)
    }
    const both = await Promise.all([
      settleDay(test.gateway, merchant, day),
      settleDay(test.gateway, merchant, day),
    ])
    expect(both.toSorted()).toEqual([false, true])
    expect([await test.booked(top), await test.booked(middle)]).toEqual([['salary 200'], ['salary 200']])
    await test.bet(player, -50_000, { change: 'correction', bets: -1, day })
    await settle()
    await settle()
    expect(await test.booked(top)).toEqual(['salary 200', 'salary-taken -100'])
    expect(await test.booked(middle)).toEqual(['salary 200', 'salary-taken -100'])
    const { rows } = (await report(top, 'daily-salary', `&from=${day}&to=${day}`)).value
    expect(rows).toMatchObject([{ amountMinor: 100, state: 'paid' }])
    expect(rows[0]?.correctedAt).not.toBeNull()
  })

  // INCOME-3
  it('a contract that ended, and one that was replaced, pay the day that they still counted in, and no later one', async () => {
    const { top, middle, player } = await line()
    test.nextDay(12)
    const [topNow, middleNow] = [await again(top), await again(middle)]
    await test.bet(player, 100_000)
    const { rows } = (await report(middle, 'daily-salary')).value
    const id = rows[0]?.id.split('-')[0] ?? ''
    expect(await test.step(topNow, id, 'end')).not.toHaveProperty('code')
    await settle()
    await test.bet(player, 100_000)
    await settle()
    expect(await test.booked(middleNow)).toEqual(['salary 200'])
    // Without a contract below it, the whole team’s bets pay the top’s rate.
    expect(await test.booked(topNow)).toEqual(['salary 200', 'salary 400'])
  })

  // INCOME-3
  it('hourly salaries are settled five minutes after each hour, corrections in the hour of what they correct', async () => {
    const { top, player } = await line('hourly-salary')
    const minutes = (count: number) => test.clock.advance(count * 60_000)
    test.nextDay(10.2)
    await test.runJob('agent-hourly-salaries')
    await test.bet(player, 10_000)
    minutes(51)
    await test.runJob('agent-hourly-salaries')
    expect(await test.booked(top)).toEqual([])
    minutes(3)
    await test.runJob('agent-hourly-salaries')
    await test.runJob('agent-hourly-salaries')
    expect(await test.booked(top)).toEqual(['hourly-salary 20'])
    const settledAt = test.clock.now()
    await test.bet(player, 50_000)
    minutes(60)
    await test.runJob('agent-hourly-salaries')
    expect(await test.booked(top)).toEqual(['hourly-salary 20', 'hourly-salary 100'])
    await test.bet(player, -50_000, { change: 'correction', bets: -1, settledAt })
    test.clock.advance(3_600_000)
    await test.runJob('agent-hourly-salaries')
    expect((await test.booked(top)).slice(2)).toEqual(['hourly-salary-taken -100'])
    const { rows, totals } = (await report(top, 'hourly-salary')).value
    expect(rows.map((row) => row.amountMinor).filter((minor) => minor > 0)).toEqual([20])
    expect(totals).toMatchObject({ teamMinor: 10_000, amountMinor: 20, paidMinor: 20 })
  })

  // INCOME-3
  it('who looks at an offer or makes one sees what its terms would have paid for the last complete day', async () => {
    const { top, middle, player } = await line()
    test.nextDay(12)
    await test.bet(player, 100_000)
    test.nextDay(1)
    const ask = async (caller: TestCaller, more: object) => {
      const { headers } = await again(caller)
      const payload = { kind: 'daily-salary', terms: salaryTerms(tierOf(10_000, 35, most)), ...more }
      return (
        await test.call({ method: 'POST', url: '/wps/agent/salaries/preview', headers, payload })
      ).json<{ code?: string; value: Preview }>()
    }
    expect((await ask(top, { to: middle.account })).value).toMatchObject({
      teamMinor: 100_000,
      rate: 35,
      amountMinor: 350,
      activeUsers: 1,
    })
    expect((await ask(top, {})).value).toMatchObject({ ownMinor: 0, amountMinor: 150 })
    expect((await ask(middle, { to: top.account })).code).toBe('contract.party')
    expect((await ask(middle, { kind: 'hourly-salary' })).code).toBe('request.invalid')
  })

  // DAYS-3
  it('an hour has what was settled in it, and the audit finds play of which there is no round', async () => {
    const player = await test.add(undefined, { type: 0 })
    await test.bet(player, 7_000, { lossMinor: -1_000 })
    await test.bet(player, 500, { isPractice: true })
    const rows = await test.db.read
      .selectFrom('member_hours')
      .selectAll()
      .where('member_id', '=', player.id)
      .execute()
    expect(rows).toMatchObject([{ valid_minor: 7_000, loss_minor: -1_000 }])
    const hour = rows[0]?.hour_at ?? 0
    const problems = await hourProblems(test.db.read, { merchant: 'demo', from: hour, to: hour + 3_600_000 })
    expect(problems.filter(({ memberId }) => memberId === player.id)).toEqual([
      { memberId: player.id, hourAt: hour, figure: 'valid', kept: 7_000, derived: 0 },
      { memberId: player.id, hourAt: hour, figure: 'loss', kept: -1_000, derived: 0 },
    ])
  })
})
