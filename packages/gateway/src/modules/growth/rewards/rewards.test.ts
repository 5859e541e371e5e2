import type { AnswerOf } from '@plaza/contract/kernel'
import {
  rewardMoves,
  type claimRewardsCall,
  type forfeitRewardCall,
  type Reward,
  type rewardsCall,
} from '@plaza/contract/growth'
import type { Requirement } from '@plaza/contract/money'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { settledStake } from '../../../testing/settled-stake'
import { auditMoney } from '../../money/suspense'
import { grantReward, type NewReward } from './index'

type Answer<Value> = { code?: string; value: Value }
type List = AnswerOf<typeof rewardsCall>

const dayMs = 86_400_000
const name = { en: 'A gift', fil: 'Regalo' }

describe('the rewards of a member', () => {
  let test: TestGateway
  let made = 0

  const member = (more: { merchant?: string; type?: number } = {}) =>
    test.signedIn({ account: `rewarded${String((made += 1))}`, ...more })
  const grant = ({ id }: TestCaller, reward: Partial<NewReward> = {}) =>
    test.db.transaction((trx) =>
      grantReward(trx, {
        merchant: 'demo',
        memberId: id,
        source: 'mission',
        reference: `mission-${String((made += 1))}`,
        name,
        amountMinor: 50_00,
        now: test.clock.now(),
        ...reward,
      }),
    )
  const list = async ({ headers }: TestCaller, tab = 'claimable') =>
    (await test.call({ url: `/wps/member/rewards?tab=${tab}`, headers })).json<Answer<List>>()
  const listed = async (caller: TestCaller, tab?: string) => (await list(caller, tab)).value.rewards
  const only = async (caller: TestCaller, tab?: string): Promise<Reward> => {
    const [reward, ...others] = await listed(caller, tab)
    if (!reward || others.length > 0) throw new Error('not one reward')
    return reward
  }
  const post = async <Value>({ headers }: TestCaller, path: string, payload: object, key = randomUUID()) =>
    (
      await test.call({
        method: 'POST',
        url: `/wps/member/rewards/${path}`,
        payload,
        headers: { ...headers, 'idempotency-key': key },
      })
    ).json<Answer<Value>>()
  const claim = (caller: TestCaller, id: string) =>
    post<AnswerOf<typeof forfeitRewardCall>>(caller, `${id}/claim`, {})
  const claimAll = (caller: TestCaller, ids: string[]) =>
    post<AnswerOf<typeof claimRewardsCall>>(caller, 'claim', { ids })
  const forfeit = (caller: TestCaller, id: string, goesMinor: number) =>
    post<AnswerOf<typeof forfeitRewardCall>>(caller, `${id}/forfeit`, { goesMinor })
  const requirements = async ({ headers }: TestCaller) =>
    (await test.call({ url: '/wps/withdraw/turnover', headers })).json<
      Answer<{ requirements: Requirement[] }>
    >().value.requirements
  const stake = ({ id: memberId }: TestCaller, stakeMinor: number) =>
    test.db.transaction((trx) =>
      sayStakesSettled(trx, [settledStake({ memberId, stakeMinor })], test.clock.now()),
    )
  const turn = (isOn: boolean) =>
    operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'REWCEN3', isOn })
  const setCalendars = async (calendars: object) => {
    await sql`update merchants set settings = settings || ${JSON.stringify({ rewards: { calendars } })}::jsonb
      where code = 'demo'`.execute(test.db.read)
    await sql`select pg_notify('plaza_merchant', 'demo')`.execute(test.db.read)
    await eventually(async () =>
      expect((await test.gateway.merchants.find('demo'))?.stored['rewards']).toEqual({ calendars }),
    )
  }

  beforeAll(async () => {
    test = await createTestGateway()
    await turn(true)
  })
  afterEach(async () => expect(await auditMoney(test.db.read)).toEqual([]))
  afterAll(() => test.close())

  // REWARD-1
  it('a reward that is granted twice for one reference is there once, and claimed once by eight presses at once', async () => {
    const caller = await member()
    const granted = [await grant(caller, { reference: 'day-1' }), await grant(caller, { reference: 'day-1' })]
    expect(granted.map(({ isNew }) => isNew)).toEqual([true, false])
    expect((await list(caller)).value).toMatchObject({
      counts: { claimable: 1, running: 0 },
      claimableMinor: 50_00,
    })
    const { id } = await only(caller)
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(caller, id)))
    for (const { value } of answers)
      expect(value).toMatchObject({ reward: { state: 'claimed' }, balance: { totalMinor: 50_00 } })
    expect(await listed(caller)).toEqual([])
    expect(await only(caller, 'history')).toMatchObject({ id, state: 'claimed', source: 'mission', name })
    const { rows } = await sql<{ kind: string }>`
      select kind from transactions where reference = ${`RW${id}`}`.execute(test.db.read)
    expect(rows).toEqual([{ kind: 'reward-mission' }])
  })

  // REWARD-1
  it('a reward with wagering runs until it was bet enough, by the requirements of the cashier', async () => {
    const caller = await member()
    await grant(caller, { wagering: 3, wageringDays: 7, highestStakeMinor: 20_00, source: 'promotion' })
    const { id } = await only(caller)
    const { value } = await claim(caller, id)
    expect(value.reward).toMatchObject({
      state: 'running',
      wager: {
        requiredMinor: 150_00,
        doneMinor: 0,
        goesMinor: 50_00,
        expiresAt: test.clock.now() + 7 * dayMs,
      },
    })
    expect(await requirements(caller)).toMatchObject([
      { kind: 'bonus', name, reference: `RW${id}`, requiredMinor: 150_00, highestStakeMinor: 20_00 },
    ])
    await stake(caller, 100_00)
    expect((await only(caller, 'running')).wager).toMatchObject({ doneMinor: 100_00 })
    await stake(caller, 50_00)
    expect(await listed(caller, 'running')).toEqual([])
    expect(await only(caller, 'history')).toMatchObject({ id, state: 'claimed' })
  })

  // REWARD-1
  it('forfeiting says what goes: nothing of one that waits, and of a running one what is left', async () => {
    const caller = await member()
    await grant(caller)
    const waiting = await only(caller)
    expect((await forfeit(caller, waiting.id, 0)).value).toMatchObject({
      reward: { state: 'forfeited' },
      balance: { totalMinor: 0 },
    })
    expect((await claim(caller, waiting.id)).code).toBe('reward.state')
    expect((await forfeit(caller, waiting.id, 0)).code).toBe('reward.state')

    await grant(caller, { wagering: 3 })
    const { id } = await only(caller)
    await claim(caller, id)
    expect((await forfeit(caller, id, 49_99)).code).toBe('bonus.changed')
    expect((await forfeit(caller, id, 50_00)).value).toMatchObject({
      reward: { id, state: 'forfeited' },
      balance: { totalMinor: 0 },
    })
    expect((await requirements(caller))[0]).toMatchObject({ state: 'given-up' })
  })

  it('a running reward that is given up at the turnover, or that nobody bet in time, ends in the reward centre too', async () => {
    const caller = await member()
    await grant(caller, { wagering: 3, reference: 'given-up' })
    await grant(caller, { wagering: 3, reference: 'late', wageringDays: 1 })
    await claimAll(
      caller,
      (await listed(caller)).map(({ id }) => id),
    )
    const [given] = await requirements(caller)
    await test.call({
      method: 'POST',
      url: `/wps/withdraw/turnover/${given?.id ?? ''}/give-up`,
      payload: { goesMinor: 50_00 },
      headers: { ...caller.headers, 'idempotency-key': randomUUID() },
    })
    await test.runJobs(1, dayMs)
    const again = await test.signedInAgain(caller)
    expect((await listed(again, 'history')).map(({ state }) => state).sort()).toEqual([
      'expired',
      'forfeited',
    ])
  })

  // REWARD-1
  it('claiming all claims what can be claimed, and says of each other why not', async () => {
    const [caller, stranger] = [await member(), await member()]
    for (const reference of ['first', 'late', 'third'])
      await grant(caller, {
        reference,
        expiresAt: test.clock.now() + (reference === 'late' ? 60_000 : dayMs),
      })
    await grant(stranger, { reference: 'theirs' })
    const theirs = await only(stranger)
    const ids = (await listed(caller)).map(({ id }) => id)
    test.clock.advance(60_000)
    const { value } = await claimAll(caller, [...ids, theirs.id, '999999'])
    expect(value).toMatchObject({
      claimedMinor: 100_00,
      balance: { totalMinor: 100_00 },
      results: [
        { id: ids[0], code: 'reward.expired' },
        { id: ids[1] },
        { id: ids[2] },
        { id: theirs.id, code: 'reward.not.found' },
        { id: '999999', code: 'reward.not.found' },
      ],
    })
    expect((await claimAll(caller, ids)).value).toMatchObject({ claimedMinor: 0 })
    expect((await listed(caller, 'history')).map(({ state }) => state)).toEqual(
      expect.arrayContaining(['expired', 'claimed', 'claimed']),
    )
    await test.runJobs()
    expect((await listed(caller, 'history')).filter(({ state }) => state === 'expired')).toHaveLength(1)
  })

  it('the reward of somebody else is not found, and a reward of another merchant neither', async () => {
    const [caller, stranger, elsewhere] = [await member(), await member(), await member({ merchant: 'lite' })]
    await operateInEffect(test, { kind: 'flag', merchant: 'lite', name: 'REWCEN3', isOn: true })
    await grant(caller)
    const { id } = await only(caller)
    for (const other of [stranger, elsewhere]) {
      expect((await claim(other, id)).code).toBe('reward.not.found')
      expect((await forfeit(other, id, 0)).code).toBe('reward.not.found')
      for (const tab of ['claimable', 'running', 'history']) expect(await listed(other, tab)).toEqual([])
    }
    expect((await claim(caller, id)).value.reward.state).toBe('claimed')
  })

  // REWARD-1
  it('a reward with a bonus calendar is claimed part by part, and a part that was missed expires alone', async () => {
    await setCalendars({ cashback: { firstPercent: 40, days: 2 } })
    const caller = await member()
    await grant(caller, { source: 'cashback', amountMinor: 100_00 })
    const first = await only(caller)
    expect(first).toMatchObject({ amountMinor: 40_00, calendar: { part: 1, parts: [{}, {}, {}] } })
    const next = await only(caller, 'running')
    expect(next).toMatchObject({ amountMinor: 30_00, opensAt: test.clock.now() + dayMs })
    expect((await claim(caller, next.id)).code).toBe('reward.early')
    await test.runJobs(1, dayMs)
    const again = await test.signedInAgain(caller)
    expect(await only(again, 'history')).toMatchObject({ id: first.id, state: 'expired' })
    expect((await claim(again, first.id)).code).toBe('reward.expired')
    expect((await claim(again, next.id)).value).toMatchObject({ balance: { totalMinor: 30_00 } })
    await setCalendars({})
  })

  it('a reward that is paid at once needs no claim', async () => {
    const caller = await member()
    await grant(caller, { source: 'red-packet', isPaidAtOnce: true })
    expect(await only(caller, 'history')).toMatchObject({ state: 'claimed', source: 'red-packet' })
    const { rows } = await sql<{ kind: string; amount: number }>`
      select t.kind, e.amount_minor as amount from transactions t join entries e on e.transaction_id = t.id
      join accounts a on a.id = e.account_id where a.owner = ${caller.id}`.execute(test.db.read)
    expect(rows).toEqual([{ kind: 'reward-red-packet', amount: 50_00 }])
  })

  it.each([0, -1, 1.5, Number.NaN])('no reward is granted of %s minor units', async (amountMinor) => {
    const caller = await member()
    await expect(grant(caller, { amountMinor })).rejects.toThrow(RangeError)
  })

  it.each([
    ['an id that is none', 'claim', { ids: ['1 or 1=1'] }],
    ['no id', 'claim', { ids: [] }],
    ['more than a hundred', 'claim', { ids: Array.from({ length: 101 }, (_, index) => String(index + 1)) }],
    ['a field that is unknown', 'claim', { ids: ['1'], amountMinor: 1 }],
  ])('claiming %s is refused', async (_what, path, payload) => {
    expect((await post(await member(), path, payload)).code).toBe('request.invalid')
  })

  // REWARD-1
  it('rewards are not available where the merchant has no reward centre, nor to a trial account', async () => {
    const caller = await member()
    await grant(caller)
    const { id } = await only(caller)
    expect((await list(await member({ type: 4 }))).code).toBe('trial.rejected')
    await turn(false)
    expect((await list(caller)).code).toBe('feature.off')
    expect((await claim(caller, id)).code).toBe('feature.off')
    expect((await claimAll(caller, [id])).code).toBe('feature.off')
    expect((await forfeit(caller, id, 0)).code).toBe('feature.off')
    await turn(true)
    expect((await claim(caller, id)).value.reward.state).toBe('claimed')
  })

  it('the states of a reward lead from claimable to an end, and no further', () => {
    const reached = new Set<string>(['claimable'])
    for (const state of reached)
      for (const next of rewardMoves[state as keyof typeof rewardMoves]) reached.add(next)
    expect([...reached].sort()).toEqual(Object.keys(rewardMoves).sort())
  })
})
