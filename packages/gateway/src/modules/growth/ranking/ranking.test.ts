import type { Ranking } from '@plaza/contract/growth'
import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { failRewardsOf } from '../../../testing/fail-rewards-of'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { settledStake } from '../../../testing/settled-stake'

const dayMs = 86_400_000

interface Answer {
  code?: string
  value: Ranking
}

describe('the leaderboard', () => {
  let test: TestGateway
  let members: TestCaller[] = []
  let rounds = 0

  beforeAll(async () => {
    test = await createTestGateway()
    await turn(true)
    await operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'REWCEN3', isOn: true })
    const none = { dayMinor: [], weekMinor: [] }
    const value = { turnover: { dayMinor: [3_000, 2_000], weekMinor: [] }, net: none, multiple: none }
    await operateInEffect(test, { kind: 'setting', merchant: 'demo', path: 'ranking', value })
    members = await Promise.all(
      ['anna', 'bert', 'carla', 'dina'].map((name) => test.signedIn({ account: `${name}01` })),
    )
  })
  afterAll(() => test.close())

  const turn = (isOn: boolean) =>
    operateInEffect(test, { kind: 'promo', merchant: 'demo', name: 'MISSION', isOn })
  const bet = (index: number, stakeMinor: number, payoutMinor = 0) =>
    test.db.transaction((trx) =>
      sayStakesSettled(
        trx,
        [
          settledStake({
            memberId: members[index]?.id ?? '',
            day: new Date(test.clock.now()).toISOString().slice(0, 10),
            reference: `round-${String((rounds += 1))}`,
            stakeMinor,
            payoutMinor,
          }),
        ],
        test.clock.now(),
      ),
    )
  const show = async (index: number, query = 'metric=turnover&period=today') =>
    (await test.call({ url: `/wps/ranking?${query}`, headers: members[index]?.headers ?? {} })).json<Answer>()

  // MISSION-1
  it('members are ranked by turnover with masked accounts, equal ones by the earlier time, each with its own place', async () => {
    await bet(1, 20_000)
    test.clock.advance(1_000)
    await bet(0, 20_000)
    await bet(2, 5_000, 30_000)
    const { value } = await show(2)
    expect(
      value.rows.map(({ rank, name, scoreMinor, prizeMinor, isOwn }) => [
        rank,
        name,
        scoreMinor,
        prizeMinor,
        isOwn,
      ]),
    ).toEqual([
      [1, 'be***1', 20_000, 3_000, false],
      [2, 'an***1', 20_000, 2_000, false],
      [3, 'ca***1', 5_000, 0, true],
    ])
    expect(value).toMatchObject({
      own: { rank: 3, scoreMinor: 5_000, missingMinor: 15_000 },
      poolMinor: 5_000,
      isPaid: false,
    })
    expect((await show(1)).value.own).toEqual({ rank: 1, scoreMinor: 20_000, missingMinor: null })
    expect((await show(3)).value.own).toEqual({ rank: null, scoreMinor: 0, missingMinor: 5_000 })
    const net = await show(2, 'metric=net&period=week')
    expect(net.value.rows).toMatchObject([{ name: 'ca***1', scoreMinor: 25_000 }])
  })

  // MISSION-1
  it('members are ranked by the multiple of their best stake, equal ones by the earlier time, and nobody by a stake that lost', async () => {
    // Of the bets so far one has won: 30,000 of 5,000.
    test.clock.advance(1_000)
    await bet(3, 100, 600)
    await bet(3, 1_000, 5_999)
    await bet(1, 300, 300)
    const { value } = await show(1, 'metric=multiple&period=today')
    expect(value.rows.map(({ name, scoreMinor }) => [name, scoreMinor])).toEqual([
      ['ca***1', 600],
      ['di***1', 600],
    ])
    expect(value.own).toEqual({ rank: null, scoreMinor: 0, missingMinor: 600 })
    expect((await show(3, 'metric=multiple&period=week')).value.own).toEqual({
      rank: 2,
      scoreMinor: 600,
      missingMinor: 1,
    })
  })

  // MISSION-1
  it('a day that is over is frozen with its prizes granted once, whatever is bet or taken back afterwards', async () => {
    test.clock.advance(dayMs)
    members = await Promise.all(members.map((caller) => test.signedInAgain(caller)))
    await test.runJobs(2)
    const before = (await show(0, 'metric=turnover&period=yesterday')).value
    expect(before).toMatchObject({ isPaid: true, poolMinor: 5_000, own: { rank: 2 } })
    const multiples = (await show(0, 'metric=multiple&period=yesterday')).value.rows
    expect(multiples).toHaveLength(2)
    const yesterday = new Date(test.clock.now() - dayMs).toISOString().slice(0, 10)
    await test.db.transaction((trx) =>
      sayStakesSettled(
        trx,
        [
          settledStake({
            memberId: members[3]?.id ?? '',
            day: yesterday,
            stakeMinor: 90_000,
            payoutMinor: 9_000_000,
            reference: 'late',
          }),
        ],
        test.clock.now(),
      ),
    )
    await test.runJobs(2)
    expect((await show(0, 'metric=turnover&period=yesterday')).value.rows).toEqual(before.rows)
    expect((await show(0, 'metric=multiple&period=yesterday')).value.rows).toEqual(multiples)
    const rewards = await Promise.all(
      members.map(async ({ headers }) => {
        const answer = await test.call({ url: '/wps/member/rewards?tab=claimable', headers })
        return answer
          .json<{ value: { rewards: { amountMinor: number }[] } }>()
          .value.rewards.map(({ amountMinor }) => amountMinor)
      }),
    )
    expect(rewards).toEqual([[2_000], [3_000], [], []])
  })

  // MISSION-1
  it('a prize that fails holds up no other, and is paid once it can be', async () => {
    await bet(2, 80_000)
    await bet(3, 70_000)
    test.clock.advance(dayMs)
    members = await Promise.all(members.map((caller) => test.signedInAgain(caller)))
    const heal = await failRewardsOf(test, members[2]?.id ?? '')
    await expect(test.runJobs(2)).rejects.toThrow('rankings failed for 1')
    const waiting = async () =>
      Promise.all(
        members.map(async ({ headers }) => {
          const answer = await test.call({ url: '/wps/member/rewards?tab=claimable', headers })
          return answer.json<{ value: { rewards: object[] } }>().value.rewards.length
        }),
      )
    const isPaid = async () => (await show(0, 'metric=turnover&period=yesterday')).value.isPaid
    expect(await waiting()).toEqual([1, 1, 0, 1])
    expect(await isPaid()).toBe(false)
    await heal()
    await test.runJobs(2)
    expect(await waiting()).toEqual([1, 1, 1, 1])
    expect(await isPaid()).toBe(true)
  })

  // MISSION-2
  it('a member is shown by the nickname that it chose, which nobody else can have, until it removes it', async () => {
    const choose = async (index: number, nickname: string) =>
      (
        await test.call({
          method: 'POST',
          url: '/wps/ranking/nickname',
          payload: { nickname },
          headers: members[index]?.headers ?? {},
        })
      ).json<{ code?: string; value: { nickname: string | null } }>()
    const names = async () => (await show(0)).value.rows.map(({ name }) => name)
    await bet(0, 9_000_000)
    expect((await show(0)).value.nickname).toBeNull()
    expect((await choose(0, ' Bay  Runner ')).value.nickname).toBe('Bay Runner')
    expect((await show(0)).value.nickname).toBe('Bay Runner')
    expect((await names())[0]).toBe('Bay Runner')
    expect((await choose(1, 'bay-runn3r')).code).toBe('nickname.taken')
    expect((await choose(1, 'Carla 01')).code).toBe('nickname.taken')
    expect((await choose(1, 'support')).code).toBe('nickname.refused')
    expect(await choose(1, 'ab')).toMatchObject({ code: 'nickname.length', value: { least: 3, most: 16 } })
    expect((await choose(0, 'BAY RUNNER')).value.nickname).toBe('BAY RUNNER')
    const both = await Promise.all([choose(1, 'Same One'), choose(2, 'same one')])
    expect(both.map(({ code }) => code).sort()).toEqual(['nickname.taken', undefined])
    expect((await choose(0, '')).value.nickname).toBeNull()
    expect((await names())[0]).toBe('an***1')
    expect((await choose(1, 'Bay Runner')).value.nickname).toBe('Bay Runner')
    const codes = await Promise.all(Array.from({ length: 12 }, () => choose(3, 'Night Fish')))
    expect(codes.map(({ code }) => code)).toContain('request.rate.limited')
  })

  it('the leaderboard is not available while missions are off, and unknown metrics and periods are refused', async () => {
    expect((await show(0, 'metric=luck&period=today')).code).toBe('request.invalid')
    expect((await show(0, 'metric=net&period=year')).code).toBe('request.invalid')
    await turn(false)
    expect((await show(0)).code).toBe('feature.off')
    await turn(true)
  })
})
