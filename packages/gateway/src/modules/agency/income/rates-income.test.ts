import type { rebateIncomeCall } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { ledgerAudit } from '../../../kernel/ledger'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { blockMembers } from '../../identity/directory'
import { dayProblems } from '../../stakes/member-days'
import { settleRates } from './settle-rates'
import { killedAfter, openIncomeTestbed, type IncomeTestbed } from '../../../testing/income-testbed'

type Income = AnswerOf<typeof rebateIncomeCall>

describe('income by rates', () => {
  let test: IncomeTestbed
  beforeAll(async () => {
    test = await openIncomeTestbed()
    test.nextDay(3)
    await test.runJob('agent-rates-income')
  })
  afterAll(() => test.close())
  afterEach(async () => expect(await ledgerAudit(test.db.read)).toEqual([]))

  /** Top with 0.5 per cent, an agent below with 0.3 and a player below that with 0.1. */
  const line = async () => {
    const top = await test.add()
    const middle = await test.add(top.id, { type: 2 })
    const player = await test.add(middle.id, { type: 0 })
    await test.giveRate(middle.id, 30)
    await test.giveRate(player.id, 10)
    return { top, middle, player }
  }
  const settle = async () => {
    test.nextDay(2.1)
    await test.runJob('agent-rates-income')
  }
  const income = async (caller: { headers: Record<string, string>; id: string }, query = '') => {
    const again = await test.signedInAgain(caller as never)
    return (await test.call({ url: `/wps/agent/income/rebate${query}`, headers: again.headers })).json<{
      code?: string
      value: Income
    }>()
  }

  // INCOME-1 INCOME-2
  it('at 02:00 everybody in a line is paid its margin of a day’s bets, together the rate at the top, to the centavo', async () => {
    const { top, middle, player } = await line()
    await test.bet(player, 33_333)
    await test.bet(player, 10_000, { kind: 'LIVE' })
    await test.bet(middle, 5_005)
    test.nextDay(1.9)
    await test.runJob('agent-rates-income')
    expect(await test.booked(top)).toEqual([])
    test.clock.advance(600_000)
    await test.runJob('agent-rates-income')
    // 333.33 × 0.5 % is 1.66: 0.66 + 0.67 + 0.33. Live games have no rate below the top: 0.50 are the top’s. 50.05: 0.10 and 0.15.
    expect(await test.booked(player)).toEqual(['line-rebate 33'])
    expect((await test.booked(middle)).toSorted()).toEqual(['commission 67', 'line-rebate 15'])
    expect(await test.booked(top)).toEqual(['commission 126'])
    const days = await test.db.read
      .selectFrom('member_days')
      .select(['rebate_minor', 'commission_minor'])
      .where('member_id', '=', middle.id)
      .where('category', '=', 'NONE')
      .execute()
    expect(days).toEqual([{ rebate_minor: 15, commission_minor: 67 }])
  })

  // INCOME-2
  it('the page says by day, by direct downline and by member what was earned, and when it was paid', async () => {
    const { top, middle, player } = await line()
    await test.bet(player, 100_000)
    await test.bet(top, 20_000)
    const day = test.today()
    const before = (await income(top)).value
    expect(before.rows).toMatchObject([{ day, validMinor: 120_000, amountMinor: 300, state: 'pending' }])
    await settle()
    const { rows, totals } = (await income(top)).value
    expect(rows).toMatchObject([
      { day, validMinor: 120_000, amountMinor: 300, state: 'paid', paidAt: test.clock.now() },
    ])
    expect(rows[0]?.nos).toHaveLength(2)
    expect(totals).toEqual({
      ...{ teamValidMinor: 100_000, teamMinor: 200 },
      ...{ ownValidMinor: 20_000, ownMinor: 100, paidMinor: 300 },
    })
    const byDownline = (await income(top, '?by=downline')).value.rows
    expect(byDownline).toMatchObject([
      { member: { userName: middle.account }, validMinor: 100_000, rate: 20, amountMinor: 200 },
      { member: null, validMinor: 20_000, rate: 50, amountMinor: 100 },
    ])
    const drilled = (await income(top, `?by=member&downline=${middle.id}`)).value
    expect(drilled).toMatchObject({
      downline: middle.account,
      rows: [{ member: { userName: player.account }, amountMinor: 200, state: 'paid' }],
    })
    expect((await income(top, `?userName=${player.account}&by=member`)).value.totals.teamMinor).toBe(200)
    expect((await income(top, '?userName=nobody&by=member')).value).toMatchObject({ rows: [], total: 0 })
    expect((await income(top, '?category=LIVE')).value.rows).toEqual([])
  })

  // INCOME-2 TEAM-5
  it('an agent asks about its own direct downlines alone; its upline’s, a sister’s and nobody’s are unknown alike', async () => {
    const { top, middle, player } = await line()
    for (const id of [top.id, player.id, (await line()).middle.id, 'nobody'])
      expect((await income(middle, `?downline=${id}`)).code).toBe(
        id === player.id ? undefined : 'agent.member.unknown',
      )
    expect((await income(player)).code).toBe('agent.only')
  })

  // INCOME-2
  it('a settlement that is run again, by two processes at once, or killed anywhere pays everybody once', async () => {
    const lines = [await line(), await line(), await line()]
    for (const { player } of lines) await test.bet(player, 100_000)
    const day = test.today()
    test.nextDay(2.1)
    const merchant = await test.gateway.merchants.find('demo')
    if (!merchant) throw new Error('no merchant')
    for (let transactions = 0; transactions < 3; transactions += 1) {
      await expect(settleRates(killedAfter(test.gateway, transactions), merchant, day)).rejects.toThrow(
        'killed',
      )
      // Until it has been silent for ten minutes nobody takes it over.
      expect(await settleRates(test.gateway, merchant, day)).toBe(false)
      test.clock.advance(11 * 60_000)
    }
    const both = await Promise.all([
      settleRates(test.gateway, merchant, day),
      settleRates(test.gateway, merchant, day),
    ])
    expect(both.toSorted()).toEqual([false, true])
    expect(await settleRates(test.gateway, merchant, day)).toBe(false)
    for (const { top, middle, player } of lines) {
      expect(await test.booked(top)).toEqual(['commission 200'])
      expect(await test.booked(middle)).toEqual(['commission 200'])
      expect(await test.booked(player)).toEqual(['line-rebate 100'])
    }
  })

  // INCOME-2
  it('a bet that is taken back or counted late changes what was paid by the difference, once, at the rates of its day', async () => {
    const { top, middle, player } = await line()
    const day = test.today()
    await test.bet(player, 100_000)
    await settle()
    await test.giveRate(middle.id, 50, 'RNG', test.today())
    await test.bet(player, -40_000, { change: 'correction', bets: -1, day })
    await settle()
    await settle()
    expect(await test.booked(top)).toEqual(['commission 200', 'commission-taken -80'])
    expect(await test.booked(middle)).toEqual(['commission 200', 'commission-taken -80'])
    expect(await test.booked(player)).toEqual(['line-rebate 100', 'line-rebate-taken -40'])
    const { rows } = (await income(top, `?from=${day}&to=${day}`)).value
    expect(rows).toMatchObject([{ amountMinor: 120, state: 'paid' }])
    expect(rows[0]?.correctedAt).not.toBeNull()
    await test.bet(player, 10_000, { change: 'correction', bets: 1, day })
    await settle()
    expect(await test.booked(top)).toEqual(['commission 200', 'commission-taken -80', 'commission 20'])
  })

  // INCOME-2
  it('what a wallet lacks of what is taken back comes out of what is earned next', async () => {
    const { top, player } = await line()
    const day = test.today()
    await test.bet(player, 100_000)
    await settle()
    await test.take(top, 150)
    await test.bet(player, -100_000, { change: 'correction', bets: -1, day })
    await settle()
    expect(await test.booked(top)).toEqual(['commission 200', 'adjustment -150', 'commission-taken -50'])
    await test.bet(player, 200_000)
    await settle()
    expect((await test.booked(top)).slice(3)).toEqual(['commission 400', 'commission-taken -150'])
  })

  // INCOME-2
  it('a blocked account is paid all the same', async () => {
    const { top, middle, player } = await line()
    await test.bet(player, 100_000)
    await test.db.transaction((trx) => blockMembers(trx, [middle.id]))
    await settle()
    expect(await test.booked(middle)).toEqual(['commission 200'])
    expect(await test.booked(top)).toEqual(['commission 200'])
  })

  // INCOME-1
  it('of lotteries only margins are paid: a member’s own part is in its prizes', async () => {
    const { top, middle, player } = await line()
    await test.giveRate(middle.id, 100, 'LOTT')
    await test.giveRate(player.id, 60, 'LOTT')
    await test.bet(player, 100_000, { kind: 'LOTT' })
    await settle()
    expect(await test.booked(player)).toEqual([])
    expect(await test.booked(middle)).toEqual(['commission 400'])
    expect((await test.booked(top)).length).toBe(1)
    const share = await test.db.read
      .selectFrom('income_shares')
      .selectAll()
      .where('member_id', '=', player.id)
      .executeTakeFirstOrThrow()
    expect(share.parts.reduce((sum, part) => sum + Number(part), 0)).toBe(
      (100_000 * (share.rates[0] ?? 0)) / 10_000,
    )
  })

  // INCOME-1
  it('a member without an agent above earns nothing by rates', async () => {
    const alone = await test.add(undefined, { type: 0 })
    await test.bet(alone, 100_000)
    await settle()
    expect(await test.booked(alone)).toEqual([])
  })

  // INCOME-2
  it('a merchant that switches rates off settles nothing', async () => {
    await operateInEffect(test, {
      kind: 'setting',
      merchant: 'demo',
      path: 'agentIncome',
      value: { rates: false },
    })
    const { top, player } = await line()
    await test.bet(player, 100_000)
    expect((await income(top)).value.rows).toEqual([])
    await settle()
    expect(await test.booked(top)).toEqual([])
    await operateInEffect(test, { kind: 'setting', merchant: 'demo', path: 'agentIncome', value: {} })
  })

  it('the figures of days are what the ledger comes to', async () => {
    expect(
      (await dayProblems(test.db.read)).filter(({ figure }) =>
        ['rebate_minor', 'commission_minor'].includes(figure),
      ),
    ).toEqual([])
  })
})
