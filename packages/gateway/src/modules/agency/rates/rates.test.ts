import type { AnswerOf } from '@plaza/contract/kernel'
import type { agentRatesCall, rateChangesCall, RatesOfChild } from '@plaza/contract/agency'
import { memberTypes } from '@plaza/contract/identity'
import { randomUUID } from 'node:crypto'
import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { settledStake } from '../../../testing/settled-stake'
import { moveMember } from '../../identity/directory'
import { prizeGroupOn } from '../../stakes/rates'

const today = '2026-11-01'
const tomorrow = '2026-11-02'
const dayMs = 86_400_000

interface Answer<Value> {
  code?: string
  value: Value
}

describe('rates of agents', () => {
  let test: TestGateway
  let names = 0
  beforeAll(async () => {
    test = await createTestGateway()
    await settings({})
  })
  afterAll(() => test.close())

  const settings = (more: object) =>
    operateInEffect(test, {
      kind: 'setting',
      merchant: 'demo',
      path: 'agentRates',
      value: { highest: { RNG: 100, LIVE: 80 }, ...more },
    })
  const account = (type: number, upline?: TestCaller) =>
    test.signedIn({
      account: `rate${String((names += 1))}`,
      type,
      ...(upline && { uplineId: upline.id }),
    })
  const agent = (upline?: TestCaller) => account(memberTypes.agent, upline)
  const player = (upline?: TestCaller) => account(memberTypes.player, upline)
  const get = async <Value>({ headers }: TestCaller, url: string) =>
    (await test.call({ url: `/wps/agent/rates${url}`, headers })).json<Answer<Value>>()
  const show = async (caller: TestCaller, { id }: TestCaller) =>
    (await get<RatesOfChild>(caller, `/member?id=${id}`)).value
  const set = async ({ headers }: TestCaller, { id }: TestCaller, rates: Record<string, number>) => {
    const payload = { id, rates: Object.entries(rates).map(([category, rate]) => ({ category, rate })) }
    const sent = await test.call({ method: 'POST', url: '/wps/agent/rates/member', headers, payload })
    return sent.json<Answer<RatesOfChild> & { value: { least?: number; most?: number } }>()
  }
  const rateOf = ({ rates }: RatesOfChild, category: string) => rates.find((one) => one.category === category)
  const bet = ({ id }: TestCaller) =>
    test.db.transaction((trx) =>
      sayStakesSettled(
        trx,
        [settledStake({ memberId: id, day: today, reference: randomUUID(), stakeMinor: 100 })],
        test.clock.now(),
      ),
    )

  // RATE-1
  it('an agent at the top has the rates of its merchant, and gives those below it up to its own', async () => {
    const [top, other] = [await agent(), await agent()]
    const child = await agent(top)
    const own = (await get<AnswerOf<typeof agentRatesCall>>(top, '')).value
    expect(own.rates.find(({ category }) => category === 'RNG')).toEqual({
      category: 'RNG',
      mine: 100,
      system: 100,
    })
    expect(rateOf(await show(top, child), 'RNG')).toMatchObject({ current: 0, least: 0, most: 100 })
    expect(rateOf(await show(top, child), 'LOTT')).toMatchObject({ current: 750, most: 750 })
    expect(rateOf((await set(top, child, { RNG: 70, LOTT: 700 })).value, 'RNG')).toMatchObject({
      current: 70,
    })
    expect((await set(top, child, { RNG: 110 })).code).toBe('agent.rate.range')
    expect((await set(other, child, { RNG: 10 })).code).toBe('agent.member.unknown')
    const grandchild = await player(child)
    expect((await set(top, grandchild, { RNG: 10 })).code).toBe('agent.member.unknown')
    const refused = await set(child, grandchild, { LIVE: 10, RNG: 80 })
    expect(refused).toMatchObject({ code: 'agent.rate.range', value: { category: 'LIVE', most: 0 } })
    expect((await set(child, grandchild, { RNG: 60 })).code).toBeUndefined()
    expect(await set(top, child, { RNG: 50 })).toMatchObject({
      code: 'agent.rate.range',
      value: { category: 'RNG', least: 60, most: 100 },
    })
  })

  // RATE-1
  it.each([
    [[{ category: 'RNG', rate: -10 }]],
    [[{ category: 'RNG', rate: 12.345 }]],
    [[{ category: 'RNG', rate: 15 }]],
    [[]],
    [
      [
        { category: 'RNG', rate: 10 },
        { category: 'RNG', rate: 20 },
      ],
    ],
  ])('rates %j are refused: less than nothing, between steps, none, or one twice', async (rates) => {
    const top = await agent()
    const child = await player(top)
    const payload = { id: child.id, rates }
    const sent = await test.call({
      ...{ method: 'POST', url: '/wps/agent/rates/member', headers: top.headers, payload },
    })
    expect(sent.statusCode).toBe(400)
  })

  // RATE-1
  it('a rate is lowered until its member has bet, and afterwards only where the merchant allows it', async () => {
    const top = await agent()
    const child = await player(top)
    await set(top, child, { RNG: 80 })
    expect((await set(top, child, { RNG: 60 })).code).toBeUndefined()
    await bet(child)
    expect(await show(top, child)).toMatchObject({ hasBet: true })
    expect(await set(top, child, { RNG: 50 })).toMatchObject({
      code: 'agent.rate.range',
      value: { least: 60 },
    })
    expect((await set(top, child, { RNG: 70 })).code).toBeUndefined()
    await settings({ mayLower: true })
    expect((await set(top, child, { RNG: 50 })).code).toBeUndefined()
    await settings({})
  })

  // RATE-1, LOTTERY-6
  it('the prize group of an agent is not lowered once anybody below it has bet, and its other rates are', async () => {
    const top = await agent()
    const child = await agent(top)
    const grandchild = await player(await agent(child))
    await set(top, child, { LOTT: 700, RNG: 50 })
    expect((await set(top, child, { LOTT: 650 })).code).toBeUndefined()
    await bet(grandchild)
    expect(await set(top, child, { LOTT: 600 })).toMatchObject({
      code: 'agent.rate.range',
      value: { category: 'LOTT', least: 650, most: 750 },
    })
    expect((await set(top, child, { RNG: 40 })).code).toBeUndefined()
    await settings({ mayLower: true })
    expect((await set(top, child, { LOTT: 600 })).code).toBeUndefined()
    await settings({})
  })

  // RATE-1
  it('a change begins on the next day where the merchant says so, and replaces one that waits', async () => {
    await settings({ starts: 'next-day' })
    const top = await agent()
    const child = await agent(top)
    const begins = (rate: number) => ({ current: 0, next: rate, nextDay: tomorrow })
    expect(rateOf((await set(top, child, { RNG: 70 })).value, 'RNG')).toMatchObject(begins(70))
    expect(rateOf((await set(top, child, { RNG: 40 })).value, 'RNG')).toMatchObject(begins(40))
    // Below it, nothing is more than what it will have.
    const grandchild = await player(child)
    expect(await set(child, grandchild, { RNG: 50 })).toMatchObject({ value: { most: 40 } })
    expect((await set(child, grandchild, { RNG: 40 })).code).toBeUndefined()
    test.clock.advance(dayMs)
    const again = await test.signedInAgain(top)
    expect(rateOf(await show(again, child), 'RNG')).toMatchObject({ current: 40, next: null, nextDay: null })
    test.clock.advance(-dayMs)
    await settings({})
  })

  // RATE-1
  it('what the merchant lowers counts for everybody below', async () => {
    const top = await agent()
    const child = await agent(top)
    await set(top, child, { RNG: 90 })
    await settings({ highest: { RNG: 50 } })
    expect(rateOf(await show(top, child), 'RNG')).toMatchObject({ mine: 50, current: 50, most: 50 })
    await settings({})
    expect(rateOf(await show(top, child), 'RNG')).toMatchObject({ current: 90 })
  })

  // RATE-1
  it('a rate that a member has already is given to it: it stays when those above get more', async () => {
    const top = await agent()
    const [child, heir] = [await agent(top), await agent(top)]
    const belowHeir = await player(heir)
    await set(top, child, { RNG: 90 })
    await set(top, heir, { LOTT: 600 })
    await settings({ highest: { RNG: 50 } })
    expect((await set(top, child, { RNG: 50 })).code).toBeUndefined()
    expect((await set(heir, belowHeir, { LOTT: 600 })).code).toBeUndefined()
    await settings({})
    expect((await set(top, heir, { LOTT: 700 })).code).toBeUndefined()
    expect(rateOf(await show(top, child), 'RNG')).toMatchObject({ current: 50 })
    expect(rateOf(await show(heir, belowHeir), 'LOTT')).toMatchObject({ mine: 700, current: 600 })
  })

  // RATE-1, TEAM-1
  it('a member that is placed below nobody has the rates of its merchant from the next day', async () => {
    const top = await agent()
    const child = await agent(top)
    const below = await player(child)
    await set(top, child, { RNG: 40, LOTT: 600 })
    const move = { memberId: child.id, uplineId: null, day: today, now: test.clock.now() }
    await test.db.transaction((trx) => moveMember(trx, move))
    const groupOf = ({ id: memberId }: TestCaller, day: string) =>
      prizeGroupOn(test.db.read, { merchant: 'demo', memberId, day, largest: 1_950 })
    expect([await groupOf(child, today), await groupOf(below, today)]).toEqual([1_920, 1_920])
    expect([await groupOf(child, tomorrow), await groupOf(below, tomorrow)]).toEqual([1_950, 1_950])
    test.clock.advance(dayMs)
    const again = await test.signedInAgain(child)
    const own = (await get<AnswerOf<typeof agentRatesCall>>(again, '')).value
    expect(own.rates.filter(({ category }) => ['RNG', 'LOTT'].includes(category))).toEqual([
      { category: 'RNG', mine: 100, system: 100 },
      { category: 'LOTT', mine: 750, system: 750 },
    ])
    test.clock.advance(-dayMs)
  })

  // RATE-1
  it('the log has each change for the agent and for its member, and nobody else’s', async () => {
    const top = await agent()
    const child = await agent(top)
    await set(top, child, { RNG: 30 })
    await set(top, child, { RNG: 30 })
    await set(top, child, { RNG: 50 })
    const log = async (caller: TestCaller) =>
      (await get<AnswerOf<typeof rateChangesCall>>(caller, '/changes')).value.changes
    expect((await log(top)).map(({ from, to, userName }) => [from, to, userName !== null])).toEqual([
      [30, 50, true],
      [0, 30, true],
    ])
    expect((await log(child)).map(({ to, userName }) => [to, userName])).toEqual([
      [50, null],
      [30, null],
    ])
    expect(await log(await agent())).toEqual([])
  })

  // RATE-1
  it('rates never rise downward after a hundred changes at once along a line', async () => {
    const line = [await agent()]
    for (let depth = 1; depth < 6; depth += 1) line.push(await agent(line.at(-1)))
    const changes = Array.from({ length: 100 }, (_, index) => {
      const at = index % (line.length - 1)
      const [above, below] = [line[at], line[at + 1]]
      if (!above || !below) throw new Error('no such member')
      return set(above, below, { RNG: ((index * 7) % 11) * 10 })
    })
    const answers = await Promise.all(changes)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'agent.rate.range']))
    const rows = await test.db.read
      .selectFrom('agent_rates')
      .select(['member_id', 'rate'])
      .where(
        'member_id',
        'in',
        line.map(({ id }) => id),
      )
      .execute()
    const stored = line.slice(1).map(({ id }) => rows.find((row) => row.member_id === id)?.rate ?? 0)
    expect(stored).toEqual(stored.toSorted((one, other) => other - one))
    expect(Math.max(...stored)).toBeGreaterThan(0)
  })

  // RATE-1, LOTTERY-6
  it('a member bets on lotteries up to the lowest prize group of its line', async () => {
    const top = await agent()
    const child = await agent(top)
    const grandchild = await player(child)
    const groupOf = ({ id: memberId }: TestCaller, day = today) =>
      prizeGroupOn(test.db.read, { merchant: 'demo', memberId, day, largest: 1_950 })
    expect(await groupOf(grandchild)).toBe(1_950)
    await set(top, child, { LOTT: 600 })
    expect([await groupOf(top), await groupOf(child), await groupOf(grandchild)]).toEqual([
      1_950, 1_920, 1_920,
    ])
    expect(await groupOf(child, '2026-10-31')).toBe(1_950)
    await set(child, grandchild, { LOTT: 500 })
    expect(await groupOf(grandchild)).toBe(1_900)
  })

  describe('of strangers', () => {
    /** An agent's call by each way in, about a member of `top`. */
    const walk = async (caller: { headers: Record<string, string> }, { id }: { id: string }) => {
      const { headers } = caller
      const rates = [{ category: 'RNG', rate: 10 }]
      const sent = [
        await test.call({ url: `/wps/agent/rates/member?id=${id}`, headers }),
        await test.call({ method: 'POST', url: '/wps/agent/rates/member', headers, payload: { id, rates } }),
      ]
      return sent.map((answer) => answer.json<Answer<unknown>>().code)
    }
    const lists = async ({ headers }: { headers: Record<string, string> }) => {
      const urls = ['', '/members', '/members?search=rate', '/changes']
      const sent = await Promise.all(urls.map((url) => test.call({ url: `/wps/agent/rates${url}`, headers })))
      return sent.map((answer) => answer.json<Answer<unknown>>().code)
    }

    // RATE-1
    it('a caller without an agency is refused every call, about any member', async () => {
      const top = await agent()
      const child = await player(top)
      for (const [type, code] of [
        [memberTypes.player, 'agent.only'],
        [40, 'agent.only'],
        [memberTypes.trial, 'trial.rejected'],
      ] as const) {
        const caller = await account(type, top)
        expect([...(await walk(caller, child)), ...(await lists(caller))]).toEqual(
          Array.from({ length: 6 }, () => code),
        )
      }
      const visitor = { headers: { host: 'localhost' } }
      expect([...(await walk(visitor, child)), ...(await lists(visitor))]).toEqual(
        Array.from({ length: 6 }, () => 'session.required'),
      )
    })

    // RATE-1
    it('an agent is told alike about a sister’s member, a member two below, its upline, another merchant’s and nobody', async () => {
      const top = await agent()
      const [one, sister] = [await agent(top), await agent(top)]
      const ofSister = await player(sister)
      const below = await agent(one)
      const twoBelow = await player(below)
      const elsewhere = await test.signedIn({ account: 'rate-elsewhere', merchant: 'lite', uplineId: one.id })
      for (const type of [2, 41, 42])
        for (const target of [ofSister, twoBelow, top, sister, elsewhere, { id: 'nobody' }])
          expect(await walk(type === 2 ? one : await account(type, top), target)).toEqual([
            'agent.member.unknown',
            'agent.member.unknown',
          ])
      expect(await walk(one, one)).toEqual(['agent.member.unknown', 'agent.member.unknown'])
      const { value } = await get<{ members: { id: string }[] }>(one, '/members?search=rate')
      expect(value.members.map(({ id }) => id)).toEqual([below.id])
    })
  })
})
