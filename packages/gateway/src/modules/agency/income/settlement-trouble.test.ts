import type { rebateIncomeCall, salaryPreviewCall } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { sql } from 'kysely'
import { ledgerAudit } from '../../../kernel/ledger'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { openIncomeTestbed, type IncomeTestbed } from '../../../testing/income-testbed'
import { moveMember } from '../../identity/directory'
import { salaryTerms, tierOf } from '../contracts/testing'

const hourMs = 3_600_000

describe('settlements of incomes that go wrong', () => {
  let test: IncomeTestbed
  beforeAll(async () => {
    test = await openIncomeTestbed()
    test.nextDay(3)
    await test.runJob('agent-rates-income')
    await test.runJob('agent-daily-salaries')
  })
  afterAll(() => test.close())
  afterEach(async () => expect(await ledgerAudit(test.db.read)).toEqual([]))

  /** An agent of 0.5 per cent, and a player below it who has nothing of it. */
  const line = async () => {
    const top = await test.add()
    return { top, player: await test.add(top.id, { type: 0 }) }
  }
  const settle = async () => {
    test.nextDay(2.6)
    await test.runJob('agent-rates-income')
    await test.runJob('agent-daily-salaries')
  }
  const call = async <Value>(caller: TestCaller, url: string, payload?: object) => {
    const { headers } = await test.signedInAgain(caller as never)
    const method = payload ? 'POST' : 'GET'
    return (await test.call({ method, url, headers, ...(payload && { payload }) })).json<{
      code?: string
      value: Value
    }>()
  }
  const hourly = { ...salaryTerms(tierOf(1_000, 20)), period: 'hourly' as const }

  // INCOME-2
  it('a clock that went ahead by a day and came back costs nobody what was bet afterwards', async () => {
    const { top, player } = await line()
    test.nextDay(12)
    await test.bet(player, 100_000)
    const before = test.clock.now()
    test.nextDay(20)
    await test.runJob('agent-rates-income')
    expect(await test.booked(top)).toEqual(['commission 500'])
    test.clock.advance(before - test.clock.now())
    await test.runJob('agent-rates-income')
    await test.bet(player, 20_000)
    await settle()
    expect(await test.booked(top)).toEqual(['commission 500', 'commission 100'])
  })

  // INCOME-3
  it('a clock that went ahead and came back costs nobody a daily salary', async () => {
    const { top, player } = await line()
    await test.siteGives(top, salaryTerms(tierOf(1_000, 20)), 'daily-salary')
    test.nextDay(12)
    await test.bet(player, 100_000)
    const before = test.clock.now()
    test.nextDay(20)
    await test.runJob('agent-daily-salaries')
    test.clock.advance(before - test.clock.now())
    await test.runJob('agent-daily-salaries')
    await test.bet(player, 50_000)
    await settle()
    expect((await test.booked(top)).filter((one) => one.startsWith('salary'))).toEqual([
      ...['salary 200', 'salary 100'],
    ])
  })

  // INCOME-2 INCOME-3
  it('bets of the first minutes of a day, before the day before was settled, are paid with their own day', async () => {
    const { top, player } = await line()
    await test.siteGives(top, salaryTerms(tierOf(1_000, 20)), 'daily-salary')
    test.nextDay(0.1)
    await test.bet(player, 100_000)
    test.clock.advance(2.5 * hourMs)
    await test.runJob('agent-rates-income')
    await test.runJob('agent-daily-salaries')
    expect(await test.booked(top)).toEqual([])
    // The settlement of the next night comes a day late.
    test.nextDay(1)
    await settle()
    expect((await test.booked(top)).toSorted()).toEqual(['commission 500', 'salary 200'])
  })

  // INCOME-3
  it('hours of a pause longer than two days are paid by the first settlement after it', async () => {
    const { top, player } = await line()
    await test.siteGives(top, hourly, 'hourly-salary')
    test.nextDay(10.2)
    await test.runJob('agent-hourly-salaries')
    test.clock.advance(hourMs)
    await test.bet(player, 10_000)
    test.clock.advance(4 * 24 * hourMs)
    await test.runJob('agent-hourly-salaries')
    expect(await test.booked(top)).toEqual(['hourly-salary 20'])
  })

  // INCOME-3
  it('the first settlement of a day looks at all hours that changed, whichever hour it is', async () => {
    const { top, player } = await line()
    await test.siteGives(top, hourly, 'hourly-salary')
    test.nextDay(10.2)
    const settledAt = test.clock.now()
    await test.bet(player, 10_000)
    test.clock.advance(hourMs)
    await test.runJob('agent-hourly-salaries')
    for (const hour of [4.2, 4.2, 4.2, 4.2]) {
      test.nextDay(hour)
      await test.runJob('agent-hourly-salaries')
    }
    test.clock.advance(hourMs)
    await test.bet(player, -10_000, { change: 'correction', bets: -1, settledAt })
    test.clock.advance(hourMs)
    await test.runJob('agent-hourly-salaries')
    expect(await test.booked(top)).toEqual(['hourly-salary 20'])
    // This day has no 01:00.
    test.nextDay(5.2)
    await test.runJob('agent-hourly-salaries')
    expect(await test.booked(top)).toEqual(['hourly-salary 20', 'hourly-salary-taken -20'])
  })

  // INCOME-2
  it('what a wallet lacked of what is taken back is not taken from a deposit, but from what is earned', async () => {
    const { top, player } = await line()
    test.nextDay(12)
    const day = test.today()
    await test.bet(player, 40_000)
    await settle()
    await test.take(top, 150)
    await test.bet(player, -40_000, { change: 'correction', bets: -1, day })
    await settle()
    expect(await test.booked(top)).toEqual(['commission 200', 'adjustment -150', 'commission-taken -50'])
    await test.take(top, -10_000)
    await settle()
    await test.bet(player, 20_000)
    await settle()
    expect((await test.booked(top)).slice(3)).toEqual([
      ...['adjustment 10000', 'commission 100', 'commission-taken -100'],
    ])
    await test.bet(player, 20_000)
    await settle()
    await settle()
    expect((await test.booked(top)).slice(6)).toEqual(['commission 100', 'commission-taken -50'])
  })

  // INCOME-2
  it('one account that cannot be paid holds up nobody else, and is paid by the next settlement', async () => {
    const [bad, good, other] = [await line(), await line(), await line()]
    test.nextDay(12)
    for (const { player } of [bad, good, other]) await test.bet(player, 100_000)
    await sql`create function refuse_income() returns trigger language plpgsql as 'begin raise exception ''bad wallet''; end'`.execute(
      test.db.write,
    )
    await sql
      .raw(
        `create trigger refuse_income before update on agent_incomes for each row when (old.member_id = '${bad.top.id}') execute function refuse_income()`,
      )
      .execute(test.db.write)
    await settle()
    expect(await test.booked(good.top)).toEqual(['commission 500'])
    expect(await test.booked(other.top)).toEqual(['commission 500'])
    expect(await test.booked(bad.top)).toEqual([])
    await sql`drop trigger refuse_income on agent_incomes`.execute(test.db.write)
    await settle()
    expect(await test.booked(bad.top)).toEqual(['commission 500'])
  })

  // INCOME-2
  it('what was paid stays paid in the sums while a part of a day is open', async () => {
    const { top, player } = await line()
    test.nextDay(12)
    const day = test.today()
    await test.bet(player, 40_000)
    await settle()
    const paidAt = test.clock.now()
    await test.take(top, 150)
    await test.bet(player, -20_000, { change: 'correction', bets: -1, day })
    await settle()
    const url = `/wps/agent/income/rebate?from=${day}&to=${day}`
    const { rows, totals } = (await call<AnswerOf<typeof rebateIncomeCall>>(top, url)).value
    expect(totals).toMatchObject({ teamMinor: 100, paidMinor: 150 })
    expect(rows).toMatchObject([{ amountMinor: 100, state: 'settled', openMinor: -50 }])
    expect(rows[0]?.paidAt).toBeGreaterThan(paidAt)
    expect(rows[0]?.correctedAt).not.toBeNull()
  })

  const move = (memberId: string, uplineId: string, day: string) =>
    test.db.transaction((trx) => moveMember(trx, { memberId, uplineId, day, now: test.clock.now() }))

  // INCOME-2 TEAM-5
  it('somebody who stood directly below in the middle of the days alone can be looked into', async () => {
    const { top, player } = await line()
    const [before, after] = [await test.add(), await test.add()]
    const member = await test.add(before.id, { type: 0 })
    test.nextDay(12)
    const from = test.today()
    await move(member.id, top.id, from)
    test.nextDay(12)
    await test.bet(member, 10_000)
    await move(member.id, after.id, test.today())
    test.nextDay(12)
    const url = `/wps/agent/income/rebate?from=${from}&to=${test.today()}&by=member&downline=`
    expect((await call<AnswerOf<typeof rebateIncomeCall>>(top, url + member.id)).value.rows).toMatchObject([
      { member: { userName: member.account } },
    ])
    expect((await call(player, url + member.id)).code).toBe('agent.only')
    expect((await call(top, url + after.id)).code).toBe('agent.member.unknown')
  })

  // INCOME-3 TEAM-5
  it('a new upline does not see in a preview what somebody did in its former line', async () => {
    const [former, later] = [await test.add(), await test.add()]
    const member = await test.add(former.id)
    test.nextDay(12)
    await test.bet(member, 100_000)
    await move(member.id, later.id, test.today())
    test.nextDay(12)
    const asked = { kind: 'daily-salary', to: member.account, terms: salaryTerms(tierOf(1_000, 20)) }
    const { value } = await call<AnswerOf<typeof salaryPreviewCall>>(
      later,
      '/wps/agent/salaries/preview',
      asked,
    )
    expect(value).toMatchObject({ ownMinor: 0, teamMinor: 0, activeUsers: 0, rate: 0, amountMinor: 0 })
  })
})
