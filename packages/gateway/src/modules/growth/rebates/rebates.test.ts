import type { claimRebateCall, rebateCall, rebateClaimsCall, rebateReportCall } from '@plaza/contract/growth'
import type { AnswerOf } from '@plaza/contract/kernel'
import { randomUUID } from 'node:crypto'
import { ledgerAudit } from '../../../kernel/ledger'
import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { settledStake } from '../../../testing/settled-stake'
import { dayProblems } from '../../stakes/member-days'

const dayMs = 86_400_000
const hourMs = 3_600_000
const manilaMs = 8 * hourMs

interface Answer<Value> {
  code?: string
  value: Value
}
type Rebate = AnswerOf<typeof rebateCall>

describe('rebates', () => {
  let test: TestGateway
  let names = 0

  beforeAll(async () => {
    test = await createTestGateway()
    for (const name of ['VIPBENEFIT', 'MANPLAYREB3', 'PLYRBT']) await flag(name, true)
    await set('vip', { levels: [{ rebates: { RNG: 50, LIVE: 30 } }] })
    await night()
  })
  afterAll(() => test.close())
  afterEach(async () => expect(await ledgerAudit(test.db.read)).toEqual([]))

  const flag = (name: string, isOn: boolean) =>
    operateInEffect(test, { kind: 'flag', merchant: 'demo', name, isOn })
  const set = (path: string, value: object) =>
    operateInEffect(test, { kind: 'setting', merchant: 'demo', path, value })
  const member = () => test.signedIn({ account: `rebate${String((names += 1))}` })
  const today = () => new Date(test.clock.now() + manilaMs).toISOString().slice(0, 10)
  const calculate = async () => {
    for (const job of test.gateway.jobs) if (job.name === 'rebates') await job.run()
  }
  /** Goes to a moment of the next night: half an hour past three, or as many hours later. */
  const night = async (hours = 3.5) => {
    const begins = Math.floor((test.clock.now() + manilaMs) / dayMs) * dayMs + dayMs - manilaMs
    test.clock.advance(begins + hours * hourMs - test.clock.now())
    await calculate()
  }
  const bet = ({ id }: TestCaller, stakeMinor: number, more: object = {}) =>
    test.db.transaction((trx) =>
      sayStakesSettled(
        trx,
        [settledStake({ memberId: id, day: today(), reference: randomUUID(), stakeMinor, ...more })],
        test.clock.now(),
      ),
    )
  const get = async <Value>({ headers }: TestCaller, url: string) =>
    (await test.call({ url: `/wps/member/rebate${url}`, headers })).json<Answer<Value>>()
  const show = async (caller: TestCaller) => (await get<Rebate>(caller, '')).value
  const claim = async ({ headers }: TestCaller) =>
    (
      await test.call({
        method: 'POST',
        url: '/wps/member/rebate/claim',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        payload: {},
      })
    ).json<Answer<AnswerOf<typeof claimRebateCall>>>()

  // REBATE-1
  it('the bets of a day are counted at 03:00 of the next one by kind of play, and claimed once however often it is pressed', async () => {
    let caller = await member()
    await bet(caller, 100_000)
    await bet(caller, 10_000, { kind: 'LIVE' })
    await bet(caller, 10_000, { kind: 'FISH' })
    expect(await show(caller)).toMatchObject({ amountMinor: 0, reason: 'none' })
    await night(2.9)
    caller = await test.signedInAgain(caller)
    const before = await show(caller)
    expect(before).toMatchObject({ amountMinor: 0, reason: 'none', nextAt: test.clock.now() + 0.1 * hourMs })
    expect(before.categories.map(({ category, rate, laterMinor }) => [category, rate, laterMinor])).toEqual([
      ['RNG', 50, 100_000],
      ['LIVE', 30, 10_000],
      ['FISH', 0, 10_000],
    ])
    test.clock.advance(0.1 * hourMs)
    await calculate()
    expect(await show(caller)).toMatchObject({
      ...{ amountMinor: 530, reason: null, calculatedAt: test.clock.now() },
      categories: [
        { category: 'RNG', validMinor: 100_000, amountMinor: 500, laterMinor: 0 },
        { category: 'LIVE', validMinor: 10_000, amountMinor: 30 },
        { category: 'FISH', rate: 0, validMinor: 10_000, amountMinor: 0 },
      ],
    })
    const claims = await Promise.all([claim(caller), claim(caller), claim(caller)])
    expect(new Set(claims.map(({ value }) => value.claim.id)).size).toBe(1)
    expect(claims.map(({ value }) => value.balance.totalMinor)).toEqual([530, 530, 530])
    expect(claims[0]?.value.claim).toMatchObject({ amountMinor: 530, mode: 'manual' })
    expect(await show(caller)).toMatchObject({ amountMinor: 0, reason: 'none' })
    const { value } = await get<AnswerOf<typeof rebateClaimsCall>>(caller, '/claims')
    expect(value).toMatchObject({ total: 1, claims: [{ id: claims[0]?.value.claim.id }] })
  })

  // REBATE-1
  it('bets of the first minutes of a day, before the day before was counted, are counted with their own day', async () => {
    let caller = await member()
    await night(0.1)
    await bet(caller, 100_000)
    test.clock.advance(3.4 * hourMs)
    await calculate()
    await night()
    caller = await test.signedInAgain(caller)
    expect(await show(caller)).toMatchObject({ amountMinor: 500, reason: null })
  })

  // REBATE-1
  it('less than the least is kept for later, and one member’s bets earn nothing for another', async () => {
    let [caller, other] = [await member(), await member()]
    await bet(caller, 15_000)
    await night()
    caller = await test.signedInAgain(caller)
    expect(await show(caller)).toMatchObject({ amountMinor: 75, reason: 'least', leastMinor: 100 })
    expect((await claim(caller)).code).toBe('rebate.least')
    await bet(caller, 15_000)
    await night()
    ;[caller, other] = [await test.signedInAgain(caller), await test.signedInAgain(other)]
    expect((await claim(other)).code).toBe('rebate.none')
    expect((await claim(caller)).value.claim.amountMinor).toBe(150)
  })

  // REBATE-1
  it('a bet that is taken back lowers what waits; what was paid already is set off against later rebates', async () => {
    let caller = await member()
    const day = today()
    await bet(caller, 100_000)
    await night()
    await bet(caller, -40_000, { change: 'corrected', bets: -1, day })
    await night()
    caller = await test.signedInAgain(caller)
    expect(await show(caller)).toMatchObject({ amountMinor: 300 })
    expect((await claim(caller)).value.claim.amountMinor).toBe(300)
    await bet(caller, -50_000, { change: 'corrected', bets: -1, day })
    await night()
    caller = await test.signedInAgain(caller)
    expect(await show(caller)).toMatchObject({
      ...{ amountMinor: 0, reason: 'none' },
      categories: [{ category: 'RNG', amountMinor: -250 }, { category: 'LIVE' }],
    })
    expect((await claim(caller)).code).toBe('rebate.none')
    await bet(caller, 100_000)
    await night()
    caller = await test.signedInAgain(caller)
    expect((await claim(caller)).value.claim).toMatchObject({
      amountMinor: 250,
      categories: [{ category: 'RNG', validMinor: 50_000, amountMinor: 250 }],
    })
  })

  // REBATE-1
  it('while bets are counted nothing is claimed, and a calculation that died is done again', async () => {
    let caller = await member()
    await bet(caller, 100_000)
    await night()
    caller = await test.signedInAgain(caller)
    await test.db.write
      .updateTable('rebate_runs')
      .set({ finished_at: null, started_at: test.clock.now() - hourMs, beat_at: test.clock.now() })
      .where('day', '=', new Date(test.clock.now() + manilaMs - dayMs).toISOString().slice(0, 10))
      .execute()
    expect(await show(caller)).toMatchObject({ amountMinor: 500, reason: 'calculating', calculatedAt: null })
    expect((await claim(caller)).code).toBe('rebate.calculating')
    // It began an hour ago and goes on: nobody takes it over.
    test.clock.advance(9 * 60_000)
    await calculate()
    expect((await claim(caller)).code).toBe('rebate.calculating')
    test.clock.advance(2 * 60_000)
    await calculate()
    expect((await claim(caller)).value.claim.amountMinor).toBe(500)
  })

  // REBATE-1
  it('a day of one kind of play earns no more than the merchant’s most', async () => {
    let caller = await member()
    await set('rebates', { mostADayMinor: 400 })
    await bet(caller, 100_000)
    await bet(caller, 100_000, { kind: 'LIVE' })
    await night()
    caller = await test.signedInAgain(caller)
    expect(await show(caller)).toMatchObject({ amountMinor: 700, mostADayMinor: 400 })
    await set('rebates', {})
  })

  // REBATE-1
  it('a day that is corrected later keeps the most that it had, whatever the merchant’s most is by then', async () => {
    let caller = await member()
    const day = today()
    await set('rebates', { mostADayMinor: 400 })
    await bet(caller, 100_000)
    await night()
    await set('rebates', {})
    await bet(caller, -10_000, { change: 'corrected', bets: -1, day })
    await night()
    caller = await test.signedInAgain(caller)
    expect(await show(caller)).toMatchObject({ amountMinor: 400, mostADayMinor: null })
    await bet(caller, -30_000, { change: 'corrected', bets: -1, day })
    await night()
    caller = await test.signedInAgain(caller)
    expect(await show(caller)).toMatchObject({ amountMinor: 300 })
  })

  // REBATE-1
  it('a day that a gateway of the release before counted is corrected with the most of today', async () => {
    let caller = await member()
    const day = today()
    const row = { member_id: caller.id, merchant: 'demo', day, category: 'RNG', part: 1 } as const
    await bet(caller, 100_000)
    const earned = { valid_minor: 100_000, rate: 50, level: 0, amount_minor: 400, claim: null }
    // Without the column that it does not know.
    await test.db.write
      .insertInto('rebate_days')
      .values({ ...row, ...earned })
      .execute()
    await set('rebates', { mostADayMinor: 400 })
    await bet(caller, -10_000, { change: 'corrected', bets: -1, day })
    await night()
    await set('rebates', {})
    caller = await test.signedInAgain(caller)
    expect(await show(caller)).toMatchObject({ amountMinor: 400 })
    // From then on the day has that most, whatever the merchant’s is.
    await bet(caller, 10_000, { change: 'corrected', bets: 1, day })
    await night()
    caller = await test.signedInAgain(caller)
    expect(await show(caller)).toMatchObject({ amountMinor: 400 })
  })

  // REBATE-2
  it('automatic rebates are in the wallet after the calculation, and the report says how each was paid', async () => {
    let caller = await member()
    const first = today()
    await bet(caller, 100_000)
    await night()
    caller = await test.signedInAgain(caller)
    await claim(caller)
    await set('rebates', { mode: 'automatic', wagering: 1 })
    const second = today()
    await bet(caller, 60_000)
    await night()
    caller = await test.signedInAgain(caller)
    expect(await show(caller)).toMatchObject({ reason: 'automatic', amountMinor: 0 })
    expect((await claim(caller)).code).toBe('rebate.automatic')
    await set('rebates', {})
    const third = today()
    await bet(caller, 20_000)
    await night()
    caller = await test.signedInAgain(caller)
    const report = async (query: string) =>
      (await get<AnswerOf<typeof rebateReportCall>>(caller, `/report?from=${first}&to=${third}${query}`))
        .value
    const { rows, totals } = await report('')
    expect(rows.map(({ day, mode, amountMinor }) => [day, mode, amountMinor])).toEqual([
      [third, null, 100],
      [second, 'automatic', 300],
      [first, 'manual', 500],
    ])
    expect(totals).toMatchObject({ count: 3, validMinor: 180_000, amountMinor: 900, paidMinor: 800 })
    expect((await report('&state=waiting')).totals).toMatchObject({ count: 1, amountMinor: 100 })
    expect((await report('&category=LIVE')).rows).toEqual([])
    expect((await report('&category=NOPE')).rows).toEqual([])
    expect((await get(caller, `/report?from=${third}&to=${first}`)).code).toBe('range.invalid')
    expect(await dayProblems(test.db.read)).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ figure: 'rebate_minor' })]),
    )
  })

  // REBATE-1 REBATE-2
  it('each part is not available without its flag, and what waits is there when it is on again', async () => {
    const caller = await member()
    await flag('MANPLAYREB3', false)
    expect([
      (await get(caller, '')).code,
      (await claim(caller)).code,
      (await get(caller, '/claims')).code,
    ]).toEqual(['feature.off', 'feature.off', 'feature.off'])
    expect((await get(caller, '/report')).code).toBeUndefined()
    await flag('MANPLAYREB3', true)
    await flag('PLYRBT', false)
    expect([(await get(caller, '')).code, (await get(caller, '/report')).code]).toEqual([
      undefined,
      'feature.off',
    ])
    await flag('PLYRBT', true)
  })
})
