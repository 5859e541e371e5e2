import type { AnswerOf } from '@plaza/contract/kernel'
import {
  promotionMoves,
  type promotionCall,
  type promotionHistoryCall,
  type PromotionPlan,
  type promotionsCall,
  type rewardsCall,
} from '@plaza/contract/growth'
import { startOfDay } from '@plaza/calendar'
import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { failRewardsOf } from '../../../testing/fail-rewards-of'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { perform } from '../../../testing/perform'
import { settledStake } from '../../../testing/settled-stake'
import { auditMoney } from '../../money/suspense'
import { putPromotion } from '../../platform/content'
import { cashbackOf, dueWeek } from './cashback-job'

type Answer<Value> = { code?: string; value: Value & { leastMinor?: number; field?: string } }
type Detail = AnswerOf<typeof promotionCall>

const dayMs = 86_400_000
const both = (en: string) => ({ en, fil: en })
const free = { wageringDays: null, highestStakeMinor: null }
const playPlan = {
  kind: 'play',
  requiredMinor: 100_00,
  types: ['RNG'],
  days: 3,
  leastDepositMinor: 0,
  rewardMinor: 30_00,
  wagering: 2,
  wageringDays: 7,
  highestStakeMinor: 10_00,
} as const satisfies PromotionPlan
const applicationPlan = {
  kind: 'application',
  rewardMinor: 50_00,
  fields: [
    { name: 'town', label: both('Town'), isRequired: true },
    { name: 'note', label: both('Note'), isRequired: false },
  ],
  pictures: 'none',
  wagering: 0,
  ...free,
} as const satisfies PromotionPlan

describe('the promotions of a merchant', () => {
  let test: TestGateway
  let made = 0

  const member = (more: { merchant?: string; type?: number } = {}) =>
    test.signedIn({ account: `joiner${String((made += 1))}`, ...more })
  const put = (
    id: string,
    plan: PromotionPlan | null,
    more: { startsAt?: number; endsAt?: number; summary?: string } = {},
  ) =>
    test.db.transaction((trx) =>
      putPromotion(trx, 'demo', {
        id,
        promo: 'WELCOME',
        title: both(id),
        summary: both(more.summary ?? ''),
        content: both('<p>Rules</p><script>x()</script>'),
        startsAt: more.startsAt ?? test.clock.now() - dayMs,
        endsAt: more.endsAt ?? null,
        category: 'play',
        plan,
      }),
    )
  const get = async <Value>(caller: TestCaller | undefined, url: string) =>
    (await test.call({ url, ...(caller && { headers: caller.headers }) })).json<Answer<Value>>()
  const detail = (caller: TestCaller | undefined, id: string) =>
    get<Detail>(caller, `/wps/promotions/${id}?language=en`)
  const send = async ({ headers }: TestCaller, url: string, payload: object) =>
    (await test.call({ method: 'POST', url, payload, headers })).json<Answer<{ state: string }>>()
  const join = (caller: TestCaller, id: string) => send(caller, `/wps/promotions/${id}/join`, {})
  const apply = (caller: TestCaller, id: string, more: object = {}) =>
    send(caller, `/wps/promotions/${id}/apply`, {
      comment: '',
      answers: { town: 'Iloilo' },
      uploads: [],
      ...more,
    })
  const stake = ({ id: memberId }: TestCaller, stakeMinor: number, more: object = {}) =>
    test.db.transaction((trx) =>
      sayStakesSettled(trx, [settledStake({ memberId, stakeMinor, ...more })], test.clock.now()),
    )
  const rewards = async (caller: TestCaller) =>
    (await get<AnswerOf<typeof rewardsCall>>(caller, '/wps/member/rewards?tab=claimable')).value.rewards

  beforeAll(async () => {
    test = await createTestGateway()
    for (const name of ['WELCOME', 'CASHBACK'])
      await operateInEffect(test, { kind: 'promo', merchant: 'demo', name, isOn: true })
    await operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'REWCEN3', isOn: true })
  })
  afterEach(async () => expect(await auditMoney(test.db.read)).toEqual([]))
  afterAll(() => test.close())

  // PROMO-2
  it('a member joins once, bets on what counts, and finds the reward on the terms that it joined', async () => {
    await put('marathon', playPlan)
    const caller = await member()
    expect((await detail(caller, 'marathon')).value).toMatchObject({
      action: 'join',
      promotion: { state: 'open', content: '<p>Rules</p>' },
      terms: { requiredMinor: 100_00, rewardMinor: 30_00, wagering: 2, highestStakeMinor: 10_00, days: 3 },
    })
    await stake(caller, 500_00)
    const joined = await Promise.all(Array.from({ length: 4 }, () => join(caller, 'marathon')))
    expect(joined.map(({ value }) => value.state)).toEqual(['joined', 'joined', 'joined', 'joined'])
    await put('marathon', { ...playPlan, rewardMinor: 1_00 })
    await stake(caller, 60_00)
    await stake(caller, 900_00, { kind: 'LIVE' })
    expect((await detail(caller, 'marathon')).value).toMatchObject({
      action: 'none',
      promotion: { state: 'process' },
      entry: { progressMinor: 60_00, requiredMinor: 100_00 },
      terms: { rewardMinor: 30_00 },
    })
    await stake(caller, 60_00)
    await test.runJobs()
    expect((await detail(caller, 'marathon')).value).toMatchObject({
      action: 'open',
      to: '/m/rewardCenter',
      promotion: { state: 'issued' },
    })
    const [reward, ...others] = await rewards(caller)
    expect(others).toEqual([])
    expect(reward).toMatchObject({ source: 'promotion', amountMinor: 30_00, wagering: 2, wageringDays: 7 })
    await test.call({
      method: 'POST',
      url: `/wps/member/rewards/${reward?.id ?? ''}/claim`,
      payload: {},
      headers: { ...caller.headers, 'idempotency-key': 'claim-of-the-marathon' },
    })
    expect((await detail(caller, 'marathon')).value.promotion.state).toBe('claimed')
  })

  // PROMO-2
  it('what was not bet in time closes without a reward', async () => {
    await put('short', playPlan)
    const caller = await member()
    await join(caller, 'short')
    await stake(caller, 99_99)
    await test.runJobs(1, 3 * dayMs)
    const again = await test.signedInAgain(caller)
    expect((await detail(again, 'short')).value.promotion.state).toBe('close')
    await stake(caller, 100_00)
    await test.runJobs()
    expect(await rewards(again)).toEqual([])
  })

  // PROMO-2
  it.each([
    ['that has not begun', 'early', { startsAt: 4e12 }, 'promotion.early'],
    ['that has ended', 'late', { startsAt: 0, endsAt: 1 }, 'promotion.closed'],
    ['that needs a deposit', 'needy', {}, 'promotion.conditions'],
    ['that is applied for', 'asked', {}, 'promotion.not.found'],
    ['that does not exist', 'toString', {}, 'promotion.not.found'],
  ])('a promotion %s is not joined', async (_which, id, dates, code) => {
    const plans: Record<string, PromotionPlan> = {
      needy: { ...playPlan, leastDepositMinor: 200_00 },
      asked: applicationPlan,
    }
    if (id !== 'toString') await put(id, plans[id] ?? playPlan, dates)
    const answer = await join(await member(), id)
    expect(answer.code).toBe(code)
    if (id === 'needy') expect(answer.value.leastMinor).toBe(200_00)
  })

  it('a promotion that is switched off is not found, and what was joined goes on', async () => {
    await put('switched', playPlan)
    const caller = await member()
    await join(caller, 'switched')
    await operateInEffect(test, { kind: 'promo', merchant: 'demo', name: 'WELCOME', isOn: false })
    expect((await detail(caller, 'switched')).code).toBe('promotion.not.found')
    expect((await join(await member(), 'switched')).code).toBe('promotion.not.found')
    await stake(caller, 100_00)
    await test.runJobs()
    expect(await rewards(caller)).toHaveLength(1)
    await operateInEffect(test, { kind: 'promo', merchant: 'demo', name: 'WELCOME', isOn: true })
  })

  // PROMO-3
  it('an application is decided by an operator, and after a rejection the member can apply again', async () => {
    await put('gift', applicationPlan)
    const [caller, stranger] = [await member(), await member()]
    expect((await detail(caller, 'gift')).value).toMatchObject({
      action: 'apply',
      form: { pictures: 'none' },
    })
    expect(await apply(caller, 'gift', { answers: { note: 'hello' } })).toMatchObject({
      code: 'promotion.fields',
      value: { field: 'town' },
    })
    expect((await apply(caller, 'gift', { comment: 'x'.repeat(141) })).code).toBe('request.invalid')
    expect((await apply(caller, 'gift', { comment: '🎁'.repeat(140) })).value.state).toBe('applying')
    expect((await apply(caller, 'gift')).code).toBe('promotion.joined')
    const history = async (of: TestCaller) =>
      (await get<AnswerOf<typeof promotionHistoryCall>>(of, '/wps/promotions/history?promotion=gift')).value
    const [first] = (await history(caller)).entries
    expect(first).toMatchObject({ state: 'applying', comment: '🎁'.repeat(140), title: 'gift' })
    expect(await history(stranger)).toMatchObject({ entries: [], total: 0 })

    const decide = (kind: string, application: string | undefined, why: string, more: object = {}) =>
      perform(test.db, { kind, application, ...more }, { by: 'olive', why }, test.clock.now())
    await decide('application-reject', first?.id, 'No document')
    expect((await detail(caller, 'gift')).value).toMatchObject({
      action: 'apply',
      promotion: { state: 'rejected' },
      entry: { reason: 'No document' },
    })
    test.clock.advance(1)
    expect((await apply(caller, 'gift', { answers: { town: 'Cebu', unknown: 'x' } })).value.state).toBe(
      'applying',
    )
    const [second] = (await history(caller)).entries
    await expect(decide('application-approve', second?.id, 'ok', { amount: '50.01' })).rejects.toThrow(
      'up to 50.00',
    )
    await decide('application-approve', second?.id, 'ok', { amount: '20' })
    await expect(decide('application-approve', second?.id, 'ok')).rejects.toThrow('no open application')
    expect((await rewards(caller)).map(({ amountMinor }) => amountMinor)).toEqual([20_00])
    expect((await history(caller)).entries.map(({ state }) => state)).toEqual(['issued', 'rejected'])
  })

  // PROMO-4
  it('texts name the terms of the promotion that they promise, also after they changed', async () => {
    await put('named', playPlan, { summary: 'Bet {{named.required}}, get {{named.reward}}{{gone.reward}}' })
    const summary = async () => (await detail(undefined, 'named')).value.promotion.summary
    expect(await summary()).toBe('Bet ₱100, get ₱30')
    await put('named', { ...playPlan, rewardMinor: 30_50 }, { summary: 'Get {{named.reward}}' })
    expect(await summary()).toBe('Get ₱30.50')
  })

  // PROMO-5
  it('cashback of the week before waits on Monday from six, once, for whoever lost enough', async () => {
    await test.db.transaction((trx) =>
      putPromotion(trx, 'demo', {
        id: 'back',
        promo: 'CASHBACK',
        title: both('back'),
        summary: both(''),
        content: both(''),
        startsAt: 0,
        endsAt: null,
        category: 'cashback',
        plan: {
          kind: 'cashback',
          percent: 5,
          leastLossMinor: 100_00,
          capMinor: 1_000_00,
          wagering: 0,
          ...free,
        },
      }),
    )
    const [loser, winner, failing] = [await member(), await member(), await member()]
    // The first of November 2026 is a Sunday.
    const monday = startOfDay('Asia/Manila', '2026-11-16')
    for (const day of ['2026-11-09', '2026-11-15']) await stake(loser, 300_00, { day, payoutMinor: 100_00 })
    await stake(failing, 300_00, { day: '2026-11-10' })
    const heal = await failRewardsOf(test, failing.id)
    await stake(loser, 9_000_00, { day: '2026-11-16' })
    await stake(winner, 300_00, { day: '2026-11-10', payoutMinor: 900_00 })
    test.clock.advance(monday + 5 * 3_600_000 - test.clock.now())
    await test.runJobs()
    expect(await rewards(await test.signedInAgain(loser))).toEqual([])
    await expect(test.runJobs(2, 3_600_000)).rejects.toThrow('cashback failed for 1')
    expect(await rewards(await test.signedInAgain(loser))).toMatchObject([
      { source: 'cashback', amountMinor: 20_00, wagering: 0 },
    ])
    expect(await rewards(await test.signedInAgain(winner))).toEqual([])
    // A member for whom it failed holds up nobody, and gets it later.
    await heal()
    await test.runJobs(1)
    expect(await rewards(await test.signedInAgain(failing))).toMatchObject([{ amountMinor: 15_00 }])
    expect(await rewards(await test.signedInAgain(loser))).toHaveLength(1)
  })

  // PROMO-2
  it('an entry that cannot be rewarded is tried again later, and holds up no other', async () => {
    await put('stuck', playPlan)
    const [failing, other] = [await member(), await member()]
    const heal = await failRewardsOf(test, failing.id)
    for (const caller of [failing, other]) {
      await join(caller, 'stuck')
      await stake(caller, 100_00)
    }
    await test.runJobs()
    expect(await rewards(other)).toHaveLength(1)
    expect((await detail(failing, 'stuck')).value.promotion.state).toBe('process')
    await heal()
    await test.runJobs(1, 2 * 60_000)
    expect(await rewards(failing)).toHaveLength(1)
  })

  it.each([
    [99_99, 0],
    [100_00, 5_00],
    [100_01, 5_00],
    [99_999_99, 1_000_00],
    [-5, 0],
  ])('a net loss of %s minor units gives %s of cashback', (loss, back) => {
    const plan = {
      kind: 'cashback',
      percent: 5,
      leastLossMinor: 100_00,
      capMinor: 1_000_00,
      wagering: 0,
      ...free,
    } as const
    expect(cashbackOf(plan, loss)).toBe(back)
  })

  it('cashback is due from six on Monday in the merchant’s zone, also when clocks change', () => {
    const monday = startOfDay('America/New_York', '2026-11-02')
    expect(dueWeek('America/New_York', monday + 6 * 3_600_000 - 1)).toBeUndefined()
    expect(dueWeek('America/New_York', monday + 6 * 3_600_000)).toMatchObject({
      firstDay: '2026-10-26',
      lastDay: '2026-11-01',
    })
  })

  it('the list says of each promotion what it is to the member, and to a visitor what its dates say', async () => {
    await put('listed', playPlan)
    const caller = await member()
    await join(caller, 'listed')
    const stateFor = async (of?: TestCaller) =>
      (await get<AnswerOf<typeof promotionsCall>>(of, '/wps/promotions/available')).value.promotions.find(
        ({ id }) => id === 'listed',
      )
    expect(await stateFor(caller)).toMatchObject({ state: 'joined', status: 'open', category: 'play' })
    expect(await stateFor()).toMatchObject({ state: 'open' })
  })

  it('a trial account joins nothing, and neither does a visitor', async () => {
    await put('closed-door', playPlan)
    expect((await join(await member({ type: 4 }), 'closed-door')).code).toBe('trial.rejected')
    const visitor = await test.call({ method: 'POST', url: '/wps/promotions/closed-door/join', payload: {} })
    expect(visitor.json<Answer<object>>().code).toBe('session.required')
  })

  it('the states of a promotion all follow from its beginning', () => {
    const reached = new Set<keyof typeof promotionMoves>(['coming'])
    for (const state of reached) for (const next of promotionMoves[state]) reached.add(next)
    expect([...reached].sort()).toEqual(Object.keys(promotionMoves).sort())
  })
})
