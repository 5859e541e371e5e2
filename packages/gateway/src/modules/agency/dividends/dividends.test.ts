import type { ContractTerms, Dividend, dividendPreviewCall, dividendsCall } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { sql, type KyselyPlugin } from 'kysely'
import { randomUUID } from 'node:crypto'
import { ledgerAudit } from '../../../kernel/ledger'
import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import { perform } from '../../../testing/perform'
import { settledStake } from '../../../testing/settled-stake'
import { blockMembers } from '../../identity/directory'
import { payDividends } from './pay'
import { openAgentMoneyTestbed, type LineMember } from '../testing'

type Bed = Awaited<ReturnType<typeof openAgentMoneyTestbed>>
type Report = AnswerOf<typeof dividendsCall>

const dayMs = 24 * 3_600_000

/** A daily dividend of 10 per cent of the loss. */
const daily = (rate = 1_000, more: Partial<ContractTerms> = {}): ContractTerms => ({
  ...{ basis: 'loss', period: 'daily', carries: true, activeMinor: 100 },
  tiers: [{ turnoverMinor: 0, lossMinor: 0, activeUsers: 1, rate, capMinor: null }],
  ...more,
})

describe('dividends', () => {
  let bed: Bed
  let [top, agent, player]: LineMember[] = []
  beforeAll(async () => {
    bed = await openAgentMoneyTestbed()
    // What rates earn is no part of what is looked at here.
    await bed.set('agentIncome', { rates: false })
  })
  afterAll(() => bed.close())
  beforeEach(async () => {
    top = await bed.add()
    agent = await bed.add(top.id)
    player = await bed.add(agent.id, { type: 0 })
    await bed.give(top.id, 100_000)
  })
  afterEach(async () => expect(await ledgerAudit(bed.db.read)).toEqual([]))

  const day = () => new Date(bed.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const play = (stakeMinor: number, payoutMinor = 0, on = day(), who = player!) =>
    bed.db.transaction((trx) =>
      sayStakesSettled(
        trx,
        [settledStake({ memberId: who.id, stakeMinor, payoutMinor, day: on, reference: randomUUID() })],
        bed.clock.now(),
      ),
    )
  const accept = (who: LineMember, id: string) =>
    bed.post(who, '/wps/agent/contract/step', { id, step: 'accept' })
  const siteGives = async (to: LineMember, terms: ContractTerms) => {
    const asked = {
      kind: 'contract-offer',
      merchant: 'demo',
      account: to.account,
      contract: 'dividend',
      terms,
    }
    const { subject } = await perform(bed.db, asked, { by: 'tester', why: 'a test' }, bed.clock.now())
    await accept(to, subject)
  }
  const gives = async (from: LineMember, to: LineMember, terms: ContractTerms) => {
    const offer = { kind: 'dividend', to: to.account, terms }
    const { value } = await bed.post<{ contract: { id: string } }>(from, '/wps/agent/contract/offer', offer)
    await accept(to, value.contract.id)
  }
  /** The next day at noon, with everything settled that is over; everybody is signed in again. */
  const nextDay = async (run = () => bed.runJobs()) => {
    bed.clock.advance(dayMs)
    await run()
    const again = async (who: LineMember) => ({ ...who, ...(await bed.signedInAgain(who)) })
    ;[top, agent, player] = [await again(top!), await again(agent!), await again(player!)]
  }
  const report = async (who: LineMember, side: 'mine' | 'owed' = 'mine') =>
    (await bed.get<Report>(who, `/wps/agent/dividends?side=${side}`)).value
  const itemsOf = (dividends: readonly Dividend[]) =>
    dividends.map(({ id, amountMinor }) => ({ id: id ?? '', amountMinor }))
  const pay = (who: LineMember, items: object[], more: object = {}, key?: string) =>
    bed.pay<{ results: { id: string; code: string | null }[]; paidMinor: number }>(
      who,
      '/wps/agent/dividends/pay',
      { items, ...more },
      key,
    )
  /** Contracts of 20 and 10 per cent down the line, which count from tomorrow, and that day. */
  const begin = async (more: Partial<ContractTerms> = {}) => {
    await siteGives(top!, daily(2_000, more))
    await gives(top!, agent!, daily(1_000, more))
    await nextDay()
  }

  /** The same with another agent directly below the first, and a player of its team. */
  const beginTwo = async () => {
    const other = await bed.add(top!.id)
    const theirs = await bed.add(other.id, { type: 0 })
    await siteGives(top!, daily(2_000))
    for (const who of [agent!, other]) await gives(top!, who, daily(1_000))
    await nextDay()
    return { other, theirs }
  }

  // DIVIDEND-1
  it('what a team loses shows while its day runs, is settled at its end and paid once by who owes it', async () => {
    await begin()
    await play(50_000, 20_000)
    expect((await report(agent!)).running).toMatchObject([
      {
        ...{ id: null, state: 'calculating', stakeMinor: 50_000, prizeMinor: 20_000, netMinor: -30_000 },
        ...{ activeUsers: 1, rate: 1_000, dividendMinor: 3_000 },
      },
    ])
    await nextDay()
    const owed = await report(top!, 'owed')
    expect(owed.dividends).toMatchObject([{ state: 'to-pay', member: agent!.account, amountMinor: 3_000 }])
    expect(owed.totals).toEqual({ dueMinor: 3_000, paidMinor: 0 })
    expect((await report(agent!)).dividends).toMatchObject([{ state: 'to-pay', amountMinor: 3_000 }])
    // The line above gets its own of the same loss, from the merchant.
    expect((await report(top!)).dividends).toMatchObject([{ state: 'to-pay', amountMinor: 6_000 }])
    expect((await bed.mailsOf(top!)).at(-1)).toContain('30.00 PHP')

    const key = randomUUID()
    const answers = await Promise.all([1, 2].map(() => pay(top!, itemsOf(owed.dividends), {}, key)))
    for (const { value } of answers)
      expect(value).toMatchObject({ paidMinor: 3_000, results: [{ code: null }] })
    expect(await pay(top!, itemsOf(owed.dividends))).toMatchObject({ code: 'dividend.paid' })
    expect([await bed.balanceOf(top!), await bed.balanceOf(agent!)]).toEqual([97_000, 3_000])
    expect((await report(agent!)).dividends).toMatchObject([{ state: 'paid', amountMinor: 3_000 }])
    const days = await sql<object>`select member_id, dividend_minor from member_days
      where dividend_minor <> 0 and member_id in (${top!.id}, ${agent!.id})`.execute(bed.db.read)
    expect(days.rows).toEqual(
      expect.arrayContaining([
        { member_id: top!.id, dividend_minor: -3_000 },
        { member_id: agent!.id, dividend_minor: 3_000 },
      ]),
    )
  })

  // DIVIDEND-1
  it('the report of dividends is narrowed by days, status, kind of period and the beginning of a name', async () => {
    const { other, theirs } = await beginTwo()
    await play(50_000)
    await play(20_000, 0, day(), theirs)
    await nextDay()
    const [first] = (await report(top!, 'owed')).dividends.filter(({ member }) => member === agent!.account)
    await pay(top!, itemsOf([first!]))
    const found = async (filter: string) => {
      const url = `/wps/agent/dividends?side=owed&${filter}`
      const { running, dividends, total, totals } = (await bed.get<Report>(top!, url)).value
      expect(total).toBe(dividends.length)
      const names = (rows: Dividend[]) => rows.map(({ member }) => member).sort()
      return { running: names(running), ended: names(dividends), ...totals }
    }
    const both = [agent!.account, other.account].sort()
    const sums = { dueMinor: 2_000, paidMinor: 5_000 }
    const none = { running: [], ended: [], dueMinor: 0, paidMinor: 0 }
    expect(await found('')).toEqual({ running: both, ended: both, ...sums })
    expect(await found('period=daily')).toEqual({ running: both, ended: both, ...sums })
    expect(await found('period=weekly')).toEqual(none)
    expect(await found('state=calculating')).toEqual({ ...none, running: both })
    expect(await found('state=paid')).toEqual({ ...none, ended: [agent!.account], paidMinor: 5_000 })
    expect(await found('state=to-pay')).toEqual({ ...none, ended: [other.account], dueMinor: 2_000 })
    for (const state of ['unpaid', 'none']) expect(await found(`state=${state}`)).toEqual(none)
    const name = other.account.toUpperCase()
    expect(await found(`userName=${name}`)).toMatchObject({
      running: [other.account],
      ended: [other.account],
    })
    expect(await found('userName=ayer')).toEqual(none)
    expect(await found(`from=${first!.lastDay}&to=${first!.lastDay}`)).toEqual({
      ...{ running: [], ended: both, ...sums },
    })
    expect(await found(`from=${day()}`)).toEqual(none)
    await nextDay()
    bed.clock.advance(7 * dayMs)
    top = { ...top!, ...(await bed.signedInAgain(top!)) }
    expect(await found('state=unpaid')).toMatchObject({ ended: [other.account], dueMinor: 2_000 })
    expect((await found('state=none')).ended).toEqual(both)
  })

  // DIVIDEND-1
  it('what the team won is held against the next days where the contract carries it over', async () => {
    await begin()
    await play(10_000, 40_000)
    await nextDay()
    await play(25_000)
    await nextDay()
    await play(45_000)
    await nextDay()
    expect((await report(agent!)).dividends).toMatchObject([
      { netMinor: -45_000, carryMinor: -5_000, amountMinor: 4_000, state: 'to-pay' },
      { netMinor: -25_000, carryMinor: -30_000, amountMinor: 0, state: 'none' },
      { netMinor: 30_000, carryMinor: 0, amountMinor: 0, state: 'none' },
    ])
  })

  it('a contract that carries nothing over begins each day at nothing', async () => {
    await begin({ carries: false })
    await play(10_000, 40_000)
    await nextDay()
    await play(25_000)
    await nextDay()
    expect((await report(agent!)).dividends[0]).toMatchObject({ carryMinor: 0, amountMinor: 2_500 })
  })

  // DIVIDEND-1
  it('a result that is corrected before a dividend is paid changes it, and paying the old amount is refused', async () => {
    await begin()
    const playedOn = day()
    await play(50_000)
    await nextDay()
    const [seen] = itemsOf((await report(top!, 'owed')).dividends)
    await play(0, 10_000, playedOn)
    expect(await pay(top!, [seen!])).toMatchObject({
      code: 'dividend.changed',
      value: { amountMinor: 4_000 },
    })
    const { dividends } = await report(top!, 'owed')
    expect(dividends).toMatchObject([{ amountMinor: 4_000, prizeMinor: 10_000 }])
    expect((await pay(top!, itemsOf(dividends))).value).toMatchObject({ paidMinor: 4_000 })
  })

  // DIVIDEND-1
  it('a result that is corrected after the payment is found by the job, and its difference goes into the next day', async () => {
    await begin()
    const playedOn = day()
    await play(50_000)
    await nextDay()
    await pay(top!, itemsOf((await report(top!, 'owed')).dividends))
    await play(0, 10_000, playedOn)
    await play(20_000)
    await nextDay()
    const { dividends } = await report(agent!)
    expect(dividends).toMatchObject([
      { state: 'to-pay', dividendMinor: 2_000, correctionMinor: -1_000, amountMinor: 1_000 },
      { state: 'paid', dividendMinor: 4_000, amountMinor: 5_000 },
    ])
  })

  // DIVIDEND-1
  it('dividends paid all at once are paid as far as the wallet goes, each wholly, with a result for each', async () => {
    const other = await bed.add(top!.id)
    const theirs = await bed.add(other.id, { type: 0 })
    await siteGives(top!, daily(6_000))
    await gives(top!, agent!, daily(6_000))
    await gives(top!, other, daily(6_000))
    await nextDay()
    await play(150_000)
    await play(100_000, 0, day(), theirs)
    await nextDay()
    const items = itemsOf((await report(top!, 'owed')).dividends).sort(
      (one, two) => two.amountMinor - one.amountMinor,
    )
    expect(items.map(({ amountMinor }) => amountMinor)).toEqual([90_000, 60_000])
    const { value } = await pay(top!, [...items, { id: 'nobody', amountMinor: 1 }])
    expect(value.results.map(({ code }) => code)).toEqual([null, 'wallet.insufficient', 'dividend.not.found'])
    expect([await bed.balanceOf(top!), await bed.balanceOf(agent!)]).toEqual([10_000, 90_000])
    expect(await pay(top!, [items[1]!])).toMatchObject({ code: 'wallet.insufficient' })
    expect(await pay(top!, [items[1]!], { paymentPassword: '000000' })).toMatchObject({
      code: 'withdraw.password.wrong',
    })
  })

  it('nobody but who owes a dividend can pay it, and others’ reports do not have it', async () => {
    await begin()
    await play(50_000)
    await nextDay()
    const items = itemsOf((await report(top!, 'owed')).dividends)
    const sister = await bed.add()
    await bed.give(sister.id, 50_000)
    for (const who of [sister, agent!])
      expect(await pay(who, items)).toMatchObject({ code: 'dividend.not.found' })
    expect((await report(sister, 'owed')).dividends).toEqual([])
    expect((await report(player!)).dividends).toEqual([])
  })

  it('a dividend that is not paid within seven days says so', async () => {
    await begin()
    await play(50_000)
    await nextDay()
    bed.clock.advance(7 * dayMs)
    await nextDay()
    const { dividends } = await report(agent!)
    expect(dividends.find(({ amountMinor }) => amountMinor > 0)).toMatchObject({ state: 'unpaid' })
  })

  // DIVIDEND-1
  it('a dividend that the merchant owes is paid by an operator out of agent:commission, once', async () => {
    await begin()
    await play(50_000)
    await nextDay()
    const [{ id } = { id: '' }] = (await report(top!)).dividends
    const ask = { kind: 'dividend-pay', merchant: 'demo', dividend: id }
    const by = { by: 'tester', why: 'a test' }
    await perform(bed.db, ask, by, bed.clock.now())
    expect(await bed.balanceOf(top!)).toBe(110_000)
    await expect(perform(bed.db, ask, by, bed.clock.now())).rejects.toThrow('paid already')
    await expect(perform(bed.db, { ...ask, dividend: 'DV0' }, by, bed.clock.now())).rejects.toThrow('owes no')
  })

  it('the preview of dividends says what the last day would have paid by the contract and by the waiting offer', async () => {
    await play(50_000)
    await nextDay()
    await siteGives(top!, daily(2_000))
    const offer = { kind: 'dividend', to: agent!.account, terms: daily(1_500) }
    await bed.post(top!, '/wps/agent/contract/offer', offer)
    const { value } = await bed.get<AnswerOf<typeof dividendPreviewCall>>(
      agent!,
      '/wps/agent/dividends/preview',
    )
    expect(value).toMatchObject({ active: null, offered: { netMinor: -50_000, dividendMinor: 7_500 } })
  })

  it('two jobs at once settle each day of dividends once', async () => {
    await begin()
    await play(50_000)
    bed.clock.advance(dayMs)
    await Promise.all([bed.runJobs(), bed.runJobs()])
    agent = { ...agent!, ...(await bed.signedInAgain(agent!)) }
    expect((await report(agent)).dividends).toHaveLength(1)
  })

  // DIVIDEND-1
  it('a blocked account keeps back its own dividend alone, by a refusal of dividends', async () => {
    const { other, theirs } = await beginTwo()
    await play(50_000)
    await play(20_000, 0, day(), theirs)
    await nextDay()
    await bed.db.transaction((trx) => blockMembers(trx, [agent!.id]))
    const items = itemsOf((await report(top!, 'owed')).dividends).sort(
      (one, two) => two.amountMinor - one.amountMinor,
    )
    expect(await pay(top!, [items[0]!])).toMatchObject({ code: 'dividend.receiver' })
    expect((await pay(top!, items)).value.results.map(({ code }) => code)).toEqual([
      'dividend.receiver',
      null,
    ])
    expect(await bed.balanceOf({ ...other, ...(await bed.signedInAgain(other)) })).toBe(2_000)
  })

  // DIVIDEND-1
  it('a payment of several locks every wallet that it touches at once, before the first is paid', async () => {
    const { other, theirs } = await beginTwo()
    await play(50_000)
    await play(20_000, 0, day(), theirs)
    await nextDay()
    const items = itemsOf((await report(top!, 'owed')).dividends)
    const merchant = await bed.gateway.merchants.find('demo')
    const locks: string[] = []
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        const query = JSON.stringify(node)
        if (query.includes('ForUpdate') && query.includes('"accounts"')) locks.push(query)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const payer = { merchant: merchant!, payerId: top!.id, now: bed.clock.now() }
    await bed.db.transaction((trx) => payDividends(trx.withPlugin(plugin) as typeof trx, items, payer))
    for (const id of [top!.id, agent!.id, other.id, 'agent:dividends']) expect(locks[0]).toContain(id)
  })

  // DIVIDEND-1
  it('corrections are found although the clock was ahead when they were last looked for', async () => {
    await begin()
    const playedOn = day()
    await play(50_000)
    await nextDay()
    await pay(top!, itemsOf((await report(top!, 'owed')).dividends))
    await bed.db.write
      .updateTable('dividend_checks')
      .set({ checked_at: bed.clock.now() + 5 * dayMs })
      .execute()
    await play(0, 10_000, playedOn)
    bed.clock.advance(60_000)
    await bed.runJobs()
    expect((await report(agent!)).dividends).toMatchObject([{ state: 'paid', dividendMinor: 4_000 }])
  })

  // DIVIDEND-1
  it('a contract that cannot be settled holds up no other, and is settled by the next run', async () => {
    const { other, theirs } = await beginTwo()
    await play(50_000)
    await play(20_000, 0, day(), theirs)
    await sql`create function refuse_dividend() returns trigger language plpgsql as 'begin raise exception ''bad contract''; end'`.execute(
      bed.db.write,
    )
    await sql
      .raw(
        `create trigger refuse_dividend before insert on dividends for each row when (new.member_id = '${agent!.id}') execute function refuse_dividend()`,
      )
      .execute(bed.db.write)
    // The job says that work is left where it did nothing else meanwhile.
    await nextDay(() => Promise.allSettled([bed.runJobs()]).then(() => undefined))
    expect((await report(top!, 'owed')).dividends).toMatchObject([{ member: other.account }])
    await sql`drop trigger refuse_dividend on dividends`.execute(bed.db.write)
    await bed.runJobs()
    expect((await report(top!, 'owed')).dividends).toHaveLength(2)
  })
})
