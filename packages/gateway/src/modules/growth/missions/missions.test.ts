import type { Mission } from '@plaza/contract/growth'
import { randomUUID } from 'node:crypto'
import { houseAccount, ledgerAudit, memberWallet, transfer } from '../../../kernel/ledger'
import { sayStakesSettled } from '../../../kernel/stakes/stake-settled'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { settledStake } from '../../../testing/settled-stake'

const dayMs = 86_400_000

interface Answer<Value> {
  code?: string
  value: Value
}

describe('missions', () => {
  let test: TestGateway
  let names = 0
  const name = { en: 'Mission', fil: 'Misyon' }
  const deposits = {
    code: 'deposits',
    kind: 'daily',
    name,
    task: 'deposit',
    wanted: 20_000,
    rewardMinor: 500,
  }
  const slots = {
    ...{ code: 'slots', kind: 'weekly', name, task: 'bet', categories: ['RNG'] },
    ...{ wanted: 50_000, rewardMinor: 1_000 },
  }

  beforeAll(async () => {
    test = await createTestGateway()
    await turn(true)
    await set([deposits, slots])
  })
  afterAll(() => test.close())
  afterEach(async () => expect(await ledgerAudit(test.db.read)).toEqual([]))

  const turn = (isOn: boolean) =>
    operateInEffect(test, { kind: 'promo', merchant: 'demo', name: 'MISSION', isOn })
  const set = (value: object) =>
    operateInEffect(test, { kind: 'setting', merchant: 'demo', path: 'missions', value })
  const member = () => test.signedIn({ account: `mission${String((names += 1))}` })
  const list = async ({ headers }: TestCaller) =>
    (await test.call({ url: '/wps/missions', headers })).json<Answer<{ missions: Mission[] }>>()
  const find = async (caller: TestCaller, code: string) => {
    const found = (await list(caller)).value.missions.find((mission) => mission.code === code)
    if (!found) throw new Error(`no mission ${code}`)
    return found
  }
  const claim = async ({ headers }: TestCaller, { code, period }: Pick<Mission, 'code' | 'period'>) =>
    (
      await test.call({
        method: 'POST',
        url: `/wps/missions/${code}/claim`,
        headers: { ...headers, 'idempotency-key': randomUUID() },
        payload: { period },
      })
    ).json<Answer<{ mission: Mission; balance: { totalMinor: number } }>>()
  const deposit = ({ id }: TestCaller, amountMinor: number) =>
    test.db.transaction((trx) =>
      transfer(trx, {
        merchant: 'demo',
        currency: 'PHP',
        kind: 'deposit',
        reference: randomUUID(),
        entries: [
          { account: houseAccount('psp:clearing'), amountMinor: -amountMinor },
          { account: memberWallet(id, 'main'), amountMinor },
        ],
        now: test.clock.now(),
      }),
    )

  // MISSION-1
  it('a mission counts what the member did in its time, is claimed once, and begins again the next day', async () => {
    let caller = await member()
    await deposit(caller, 15_000)
    expect(await find(caller, 'deposits')).toMatchObject({ done: 15_000, state: 'open' })
    const mission = await find(caller, 'deposits')
    expect((await claim(caller, mission)).code).toBe('mission.open')
    await deposit(caller, 15_000)
    expect(await find(caller, 'deposits')).toMatchObject({ done: 20_000, state: 'claimable' })
    const claims = await Promise.all([claim(caller, mission), claim(caller, mission), claim(caller, mission)])
    expect(claims.map(({ code }) => code ?? 'paid').sort()).toEqual([
      'mission.claimed',
      'mission.claimed',
      'paid',
    ])
    const paid = claims.find(({ code }) => code === undefined)
    expect(paid?.value).toMatchObject({ mission: { state: 'claimed' }, balance: { totalMinor: 30_500 } })
    test.clock.advance(dayMs)
    caller = await test.signedInAgain(caller)
    expect(await find(caller, 'deposits')).toMatchObject({ done: 0, state: 'open' })
    expect((await claim(caller, mission)).code).toBe('mission.over')
  })

  // MISSION-1
  it('a mission of one category counts its valid bets alone', async () => {
    const caller = await member()
    const day = new Date(test.clock.now()).toISOString().slice(0, 10)
    const say = (stake: object) =>
      test.db.transaction((trx) =>
        sayStakesSettled(
          trx,
          [settledStake({ memberId: caller.id, day, stakeMinor: 30_000, ...stake })],
          test.clock.now(),
        ),
      )
    await say({ reference: 'r1' })
    await say({ reference: 'r2', kind: 'LIVE' })
    expect(await find(caller, 'slots')).toMatchObject({ done: 30_000, state: 'open' })
    await say({ reference: 'r3' })
    expect(await find(caller, 'slots')).toMatchObject({ done: 50_000, state: 'claimable' })
  })

  // MISSION-1
  it('a mission for new members and an event end, and an event that has not begun is not shown', async () => {
    const caller = await member()
    const now = test.clock.now()
    const event = { ...deposits, code: 'event', kind: 'event' }
    await set([
      { ...deposits, code: 'new', kind: 'newbie', days: 7 },
      { ...event, startsAt: now - dayMs, endsAt: now },
      { ...event, code: 'later', startsAt: now + 1, endsAt: now + dayMs },
    ])
    const { missions } = (await list(caller)).value
    expect(missions.map(({ code, state }) => [code, state])).toEqual([
      ['new', 'expired'],
      ['event', 'expired'],
    ])
    expect((await claim(caller, { code: 'event', period: 'event' })).code).toBe('mission.over')
    expect((await claim(caller, { code: 'later', period: 'event' })).code).toBe('mission.not.found')
    await set([deposits, slots])
  })

  // MISSION-1
  it('missions are not available while their promotion is off, and one member’s deeds count for nobody else', async () => {
    const [caller, stranger] = [await member(), await member()]
    await deposit(caller, 20_000)
    const mission = await find(caller, 'deposits')
    expect((await claim(stranger, mission)).code).toBe('mission.open')
    await turn(false)
    expect([(await list(caller)).code, (await claim(caller, mission)).code]).toEqual([
      'feature.off',
      'feature.off',
    ])
    await turn(true)
    expect((await claim(caller, mission)).value.mission.state).toBe('claimed')
  })
})
