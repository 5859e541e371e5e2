import type { ContractTerms } from '@plaza/contract/agency'
import type { TestCaller } from '../../../../testing/create-test-gateway'
import { killedAfter } from '../../../../testing/income-testbed'
import { blockMembers, moveMember } from '../../../identity/directory'
import { salaryTerms, tierOf } from '../../contracts/testing'
import { settleDividends } from '../../dividends/settle'
import { settleDay, settleHour } from '../../income/settle-salaries'
import { auditIncomes } from './audit-incomes'
import { openAuditedIncomes } from './testing/open-audited-incomes'

const [minuteMs, hourMs] = [60_000, 3_600_000]
const hourly = (rate: number): ContractTerms => ({ ...salaryTerms(tierOf(1_000, rate)), period: 'hourly' })
const dividend: ContractTerms = {
  ...{ basis: 'loss', period: 'daily', carries: true, activeMinor: 100 },
  tiers: [{ turnoverMinor: 0, lossMinor: 0, activeUsers: 1, rate: 1_000, capMinor: null }],
}

type Bed = Awaited<ReturnType<typeof openAuditedIncomes>>
const sound = async ({ db }: Bed) => expect(await auditIncomes(db, { merchant: 'demo' })).toEqual([])

describe.each([
  ['25 hours', Date.UTC(2026, 10, 1, 4), 25],
  ['23 hours', Date.UTC(2027, 2, 14, 5), 23],
])('a day of %s', (_what, startMs, hours) => {
  let bed: Bed
  beforeAll(async () => {
    bed = await openAuditedIncomes('America/New_York')
  })
  afterAll(() => bed.close())

  // INCOME-2 INCOME-3 INCOME-4
  it('a day of 23 or 25 hours has a salary for each of its hours, and its bets count once', async () => {
    const goTo = (ms: number) => bed.clock.advance(ms - bed.clock.now())
    goTo(startMs - 2 * hourMs)
    for (const job of ['agent-rates-income', 'agent-daily-salaries', 'agent-hourly-salaries'])
      await bed.runJob(job)
    const top = await bed.add()
    const player = await bed.add(top.id, { type: 0 })
    await bed.siteGives(top, hourly(20), 'hourly-salary')
    await bed.siteGives(top, salaryTerms(tierOf(1_000, 30)), 'daily-salary')
    for (let hour = 0; hour < hours; hour += 1) {
      goTo(startMs + hour * hourMs + 30 * minuteMs)
      await bed.play(player, 10_000)
      goTo(startMs + (hour + 1) * hourMs + 6 * minuteMs)
      await bed.runJob('agent-hourly-salaries')
    }
    goTo(startMs + (hours + 2) * hourMs + 31 * minuteMs)
    await bed.runJob('agent-rates-income')
    await bed.runJob('agent-daily-salaries')
    const booked = await bed.booked(top)
    expect(booked.filter((one) => one === 'hourly-salary 20')).toHaveLength(hours)
    expect(booked.slice(hours).toSorted()).toEqual([
      ...[`commission ${String(hours * 50)}`, `salary ${String(hours * 30)}`],
    ])
    await sound(bed)
  })
})

describe('settlements in an hour in which lines and contracts change', () => {
  let bed: Bed
  beforeAll(async () => {
    bed = await openAuditedIncomes()
    bed.nextDay(4)
    await bed.settle()
  })
  afterAll(() => bed.close())
  afterEach(() => sound(bed))

  const runHour = () => bed.runJob('agent-hourly-salaries')
  /** The next hour, at its half, with the hour before settled. */
  const nextHour = async () => {
    bed.clock.advance(hourMs - ((bed.clock.now() + 30 * minuteMs) % hourMs))
    await runHour()
  }
  /** A top and an agent below it with hourly contracts, and a player below that, at the half of the first hour that counts. */
  const line = async () => {
    const top = await bed.add()
    const middle = await bed.add(top.id)
    const player = await bed.add(middle.id, { type: 0 })
    await bed.siteGives(top, hourly(30), 'hourly-salary')
    const { value } = await bed.offer(top, middle.account, hourly(10), 'hourly-salary')
    await bed.step(middle, value.contract.id, 'accept')
    await bed.siteGives(top, salaryTerms(tierOf(1_000, 20)), 'daily-salary')
    bed.clock.advance(hourMs)
    await nextHour()
    return { top, middle, player, contract: value.contract.id }
  }
  const paid = async (...callers: Pick<TestCaller, 'id'>[]) =>
    Promise.all(
      callers.map(async (one) => (await bed.booked(one)).filter((row) => row.startsWith('hourly-salary'))),
    )

  // INCOME-3 TEAM-1
  it('who moves in an hour counts in it, and for the rest of the day, for the line in which the day began', async () => {
    const { top, middle, player } = await line()
    const sister = await bed.add()
    await bed.siteGives(sister, hourly(30), 'hourly-salary')
    await bed.play(player, 100_000)
    await bed.db.transaction((trx) =>
      moveMember(trx, { memberId: player.id, uplineId: sister.id, day: bed.today(), now: bed.clock.now() }),
    )
    await bed.play(player, 50_000)
    await nextHour()
    await bed.play(player, 10_000)
    await nextHour()
    expect(await paid(top, middle, sister)).toEqual([
      ['hourly-salary 300', 'hourly-salary 20'],
      ['hourly-salary 150', 'hourly-salary 10'],
      [],
    ])
    bed.nextDay(6.5)
    await bed.play(player, 10_000)
    await nextHour()
    expect(await paid(sister)).toEqual([['hourly-salary 30']])
  })

  // INCOME-3
  it('an agent who is blocked in an hour is still paid for that hour', async () => {
    const { middle, player } = await line()
    await bed.play(player, 100_000)
    await bed.db.transaction((trx) => blockMembers(trx, [middle.id]))
    await nextHour()
    expect(await paid(middle)).toEqual([['hourly-salary 100']])
  })

  // INCOME-3 CONTRACT-2
  it('a contract that ends in an hour pays for that hour, and the next one pays whoever is above in full', async () => {
    const { top, middle, player, contract } = await line()
    await bed.play(player, 100_000)
    const again = { ...top, ...(await bed.signedInAgain(top)) }
    expect(await bed.step(again, contract, 'end')).not.toHaveProperty('code')
    await bed.play(player, 100_000)
    await nextHour()
    await bed.play(player, 100_000)
    await nextHour()
    expect(await paid(top, middle)).toEqual([
      ['hourly-salary 400', 'hourly-salary 300'],
      ['hourly-salary 200'],
    ])
  })

  // INCOME-2 INCOME-3
  it('a settlement of salaries that is killed anywhere and taken up by two processes at once pays once', async () => {
    const { top, middle, player } = await line()
    bed.nextDay(20.5)
    await runHour()
    await bed.play(player, 100_000)
    bed.nextDay(2.6)
    const merchant = await bed.gateway.merchants.find('demo')
    if (!merchant) throw new Error('no merchant')
    const hour = bed.clock.now() - hourMs
    const day = new Date(bed.clock.now() - 16 * hourMs).toISOString().slice(0, 10)
    for (const settle of [
      (gateway: Bed['gateway']) => settleHour(gateway, merchant, hour),
      (gateway: Bed['gateway']) => settleDay(gateway, merchant, day),
    ]) {
      for (const transactions of [0, 1]) {
        await expect(settle(killedAfter(bed.gateway, transactions))).rejects.toThrow('killed')
        bed.clock.advance(11 * minuteMs)
      }
      const both = await Promise.all([settle(bed.gateway), settle(bed.gateway)])
      expect(both.toSorted()).toEqual([false, true])
    }
    expect(await paid(top, middle)).toEqual([['hourly-salary 200'], ['hourly-salary 100']])
    expect((await bed.booked(top)).filter((one) => one.startsWith('salary'))).toEqual(['salary 200'])
  })

  // DIVIDEND-1
  it('dividends that are settled by two processes at once, and by one that was killed before, are there once', async () => {
    const top = await bed.add()
    const player = await bed.add(top.id, { type: 0 })
    await bed.siteGives(top, dividend, 'dividend')
    bed.nextDay(12)
    await bed.play(player, 100_000)
    bed.nextDay(1)
    const merchant = await bed.gateway.merchants.find('demo')
    if (!merchant) throw new Error('no merchant')
    const settle = (gateway: Bed['gateway']) => settleDividends(gateway, merchant, bed.clock.now())
    await settle(killedAfter(bed.gateway, 0)).catch((error: unknown) =>
      expect(String(error)).toContain('killed'),
    )
    const none = await bed.db.read
      .selectFrom('dividends')
      .select('id')
      .where('member_id', '=', top.id)
      .execute()
    expect(none).toEqual([])
    await Promise.all([settle(bed.gateway), settle(bed.gateway)])
    const rows = await bed.db.read
      .selectFrom('dividends')
      .select('dividend_minor')
      .where('member_id', '=', top.id)
      .execute()
    expect(rows).toEqual([{ dividend_minor: 10_000 }])
  })
})
