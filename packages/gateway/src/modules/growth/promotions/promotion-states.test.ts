import type { AnswerOf } from '@plaza/contract/kernel'
import {
  type promotionCall,
  type promotionHistoryCall,
  type PromotionPlan,
  type promotionsCall,
  type PromotionState,
} from '@plaza/contract/growth'
import { randomUUID } from 'node:crypto'
import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { perform } from '../../../testing/perform'
import { settledStake } from '../../../testing/settled-stake'
import { putPromotion } from '../../platform/content'

const dayMs = 86_400_000
const both = (en: string) => ({ en, fil: en })
const free = { wageringDays: null, highestStakeMinor: null }
const play = {
  kind: 'play',
  requiredMinor: 100_00,
  days: 3,
  leastDepositMinor: 0,
  rewardMinor: 30_00,
  wagering: 0,
  ...free,
} as const satisfies PromotionPlan
const application = {
  kind: 'application',
  rewardMinor: 50_00,
  fields: [],
  pictures: 'none',
  wagering: 0,
  ...free,
} as const satisfies PromotionPlan

describe('the status of a promotion', () => {
  let test: TestGateway
  let made = 0

  const member = () => test.signedIn({ account: `status${String((made += 1))}` })
  const put = async (plan: PromotionPlan, dates: { startsAt?: number; endsAt?: number } = {}) => {
    const id = `status-${String((made += 1))}`
    await test.db.transaction((trx) =>
      putPromotion(trx, 'demo', {
        id,
        promo: 'WELCOME',
        title: both(id),
        summary: both(''),
        content: both(''),
        startsAt: dates.startsAt ?? 0,
        endsAt: dates.endsAt ?? null,
        category: 'play',
        plan,
      }),
    )
    return id
  }
  const get = async <Value>({ headers }: TestCaller, url: string) =>
    (await test.call({ url, headers })).json<{ value: Value }>().value
  const send = async ({ headers }: TestCaller, url: string, payload: object) =>
    (await test.call({ method: 'POST', url, payload, headers })).json<{ code?: string }>()
  const join = (caller: TestCaller, id: string) => send(caller, `/wps/promotions/${id}/join`, {})
  const apply = (caller: TestCaller, id: string) =>
    send(caller, `/wps/promotions/${id}/apply`, { comment: '', answers: {}, uploads: [] })
  const stake = ({ id: memberId }: TestCaller, stakeMinor: number) =>
    test.db.transaction((trx) =>
      sayStakesSettled(trx, [settledStake({ memberId, stakeMinor })], test.clock.now()),
    )
  const historyOf = async (caller: TestCaller, id: string) =>
    (await get<AnswerOf<typeof promotionHistoryCall>>(caller, `/wps/promotions/history?promotion=${id}`))
      .entries
  /** What the list, the page and the history say of a promotion, and what can be done with it. */
  const seen = async (caller: TestCaller, id: string) => {
    const detail = await get<AnswerOf<typeof promotionCall>>(caller, `/wps/promotions/${id}`)
    const list = await get<AnswerOf<typeof promotionsCall>>(caller, '/wps/promotions/available')
    const [entry] = await historyOf(caller, id)
    return {
      list: list.promotions.find((one) => one.id === id)?.state,
      page: detail.promotion.state,
      action: detail.action,
      history: entry?.state,
    }
  }
  const decide = async (
    caller: TestCaller,
    id: string,
    kind: 'application-approve' | 'application-reject',
  ) => {
    const [entry] = await historyOf(caller, id)
    await perform(
      test.db,
      { kind, application: entry?.id },
      { by: 'olive', why: 'So it is' },
      test.clock.now(),
    )
  }
  const rewardOf = async ({ headers }: TestCaller) =>
    (await test.call({ url: '/wps/member/rewards?tab=claimable', headers })).json<{
      value: { rewards: { id: string }[] }
    }>().value.rewards[0]?.id ?? ''
  const endReward = async (caller: TestCaller, how: 'claim' | 'forfeit') => {
    const headers = { ...caller.headers, 'idempotency-key': randomUUID() }
    const url = `/wps/member/rewards/${await rewardOf(caller)}/${how}`
    const payload = how === 'forfeit' ? { goesMinor: 50_00 } : {}
    expect((await test.call({ method: 'POST', url, payload, headers })).statusCode).toBe(200)
  }

  beforeAll(async () => {
    test = await createTestGateway()
    await operateInEffect(test, { kind: 'promo', merchant: 'demo', name: 'WELCOME', isOn: true })
    await operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'REWCEN3', isOn: true })
  })
  afterAll(() => test.close())

  interface Case {
    plan?: PromotionPlan
    dates?: () => { startsAt?: number; endsAt?: number }
    bring?: (caller: TestCaller, id: string) => Promise<unknown>
    state: PromotionState
    action: string
    history?: PromotionState
  }

  // PROMO-2
  it.each<[string, Case]>([
    [
      'coming before it begins',
      { dates: () => ({ startsAt: test.clock.now() + dayMs }), state: 'coming', action: 'none' },
    ],
    ['open while it runs', { state: 'open', action: 'join' }],
    [
      'closed once it is over',
      { dates: () => ({ endsAt: test.clock.now() - 1 }), state: 'close', action: 'none' },
    ],
    ['joined by who joined it', { bring: join, state: 'joined', action: 'none', history: 'joined' }],
    [
      'in process with the first bet',
      {
        bring: async (caller, id) => {
          await join(caller, id)
          await stake(caller, 1_00)
        },
        state: 'process',
        action: 'none',
        history: 'process',
      },
    ],
    [
      'issued when enough was bet',
      {
        bring: async (caller, id) => {
          await join(caller, id)
          await stake(caller, 100_00)
          await test.runJobs()
        },
        state: 'issued',
        action: 'open',
        history: 'issued',
      },
    ],
    [
      'applying after an application',
      { plan: application, bring: apply, state: 'applying', action: 'none', history: 'applying' },
    ],
    [
      'rejected by an operator, and can be applied for again',
      {
        plan: application,
        bring: async (caller, id) => {
          await apply(caller, id)
          await decide(caller, id, 'application-reject')
        },
        state: 'rejected',
        action: 'apply',
        history: 'rejected',
      },
    ],
    [
      'issued by an operator',
      {
        plan: application,
        bring: async (caller, id) => {
          await apply(caller, id)
          await decide(caller, id, 'application-approve')
        },
        state: 'issued',
        action: 'open',
        history: 'issued',
      },
    ],
    [
      'claimed with its reward',
      {
        plan: application,
        bring: async (caller, id) => {
          await apply(caller, id)
          await decide(caller, id, 'application-approve')
          await endReward(caller, 'claim')
        },
        state: 'claimed',
        action: 'none',
        history: 'claimed',
      },
    ],
    [
      'closed with a reward that was given up',
      {
        plan: application,
        bring: async (caller, id) => {
          await apply(caller, id)
          await decide(caller, id, 'application-approve')
          await endReward(caller, 'forfeit')
        },
        state: 'close',
        action: 'none',
        history: 'close',
      },
    ],
  ])('is %s, alike in the list, on its page and in the history', async (_when, one) => {
    const id = await put(one.plan ?? play, one.dates?.())
    const caller = await member()
    await one.bring?.(caller, id)
    expect(await seen(caller, id)).toEqual({
      list: one.state,
      page: one.state,
      action: one.action,
      history: one.history,
    })
  })

  // PROMO-2
  it('a promotion that is over is closed for a member who was rejected, and nobody can apply again', async () => {
    const id = await put(application, { endsAt: test.clock.now() + dayMs })
    const caller = await member()
    await apply(caller, id)
    await decide(caller, id, 'application-reject')
    test.clock.advance(dayMs)
    const again = await test.signedInAgain(caller)
    expect(await seen(again, id)).toEqual({
      list: 'close',
      page: 'close',
      action: 'none',
      history: 'rejected',
    })
    expect((await apply(again, id)).code).toBe('promotion.closed')
  })
})
