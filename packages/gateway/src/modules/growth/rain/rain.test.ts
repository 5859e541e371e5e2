import type { Rain, RainDraw } from '@plaza/contract/growth'
import { randomUUID } from 'node:crypto'
import { houseAccount, ledgerAudit, memberWallet, transfer } from '../../../kernel/ledger'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { perform } from '../../../testing/perform'

const minuteMs = 60_000
const clerk = { by: 'clerk', why: null }

interface Answer<Value> {
  code?: string
  value: Value
}
interface Drawn {
  draw: RainDraw
  chancesLeft: number
  balance: { totalMinor: number }
}

describe('red-packet rain', () => {
  let test: TestGateway
  let names = 0

  beforeAll(async () => {
    test = await createTestGateway()
    for (const merchant of ['demo', 'lite']) await turn(true, merchant)
  })
  afterAll(() => test.close())
  afterEach(async () => {
    expect(await ledgerAudit(test.db.read)).toEqual([])
    test.clock.advance(61 * minuteMs)
  })

  const turn = (isOn: boolean, merchant = 'demo') =>
    operateInEffect(test, { kind: 'promo', merchant, name: 'REDRAIN', isOn })
  const set = (value: object) =>
    operateInEffect(test, { kind: 'setting', merchant: 'demo', path: 'redRain', value })
  const member = (merchant = 'demo') => test.signedIn({ account: `rain${String((names += 1))}`, merchant })
  const start = async () =>
    (await perform(test.db, { kind: 'rain-start', merchant: 'demo' }, clerk, test.clock.now())).subject
  const get = async <Value>({ headers }: TestCaller, path: string) =>
    (await test.call({ url: path, headers })).json<Answer<Value>>()
  const draw = async ({ headers }: TestCaller, session: string, key: string = randomUUID()) =>
    (
      await test.call({
        method: 'POST',
        url: '/wps/rain/draw',
        headers: { ...headers, 'idempotency-key': key },
        payload: { session },
      })
    ).json<Answer<Drawn>>()
  const deposit = (caller: TestCaller, amountMinor: number) =>
    test.db.transaction((trx) =>
      transfer(trx, {
        merchant: 'demo',
        currency: 'PHP',
        kind: 'deposit',
        reference: randomUUID(),
        entries: [
          { account: houseAccount('psp:clearing'), amountMinor: -amountMinor },
          { account: memberWallet(caller.id, 'main'), amountMinor },
        ],
        now: test.clock.now(),
      }),
    )
  const open = { depositMinor: 0, potMinor: 100_000, packets: 100, chances: 2 }

  // REDRAIN-1
  it('members who all draw at once, each call twice, get every packet once and together exactly the pot', async () => {
    await set(open)
    const session = await start()
    const members = await Promise.all(Array.from({ length: 60 }, () => member()))
    const intents = members.flatMap((caller) => [0, 1].map(() => ({ caller, key: randomUUID() })))
    const answers = await Promise.all(
      [...intents, ...intents].map(({ caller, key }) => draw(caller, session, key)),
    )
    expect(answers.filter(({ code }) => code !== undefined)).toEqual([])
    const drawn = new Map(answers.map(({ value }) => [value.draw.id, value.draw.amountMinor]))
    expect(drawn.size).toBe(120)
    const amounts = [...drawn.values()]
    expect(amounts.filter((amount) => amount > 0)).toHaveLength(100)
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(100_000)
    const balances = await Promise.all(
      members.map(
        async (caller) => (await get<{ totalMinor: number }>(caller, '/wps/wallets/balance')).value,
      ),
    )
    expect(balances.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(100_000)
  })

  // REDRAIN-1
  it('of a thousand chances at once on the last packet of a pot one gets it, and each of the others is told', async () => {
    await set({ ...open, potMinor: 5_000, packets: 1, chances: 20 })
    const session = await start()
    const members = await Promise.all(Array.from({ length: 50 }, () => member()))
    const answers = await Promise.all(
      members.flatMap((caller) => Array.from({ length: 20 }, () => draw(caller, session))),
    )
    expect(answers).toHaveLength(1_000)
    expect(answers.filter(({ code }) => code !== undefined)).toEqual([])
    const amounts = answers.map(({ value }) => value.draw.amountMinor)
    expect(amounts.filter((amount) => amount > 0)).toEqual([5_000])
    expect(new Set(answers.map(({ value }) => value.draw.id)).size).toBe(1_000)
  })

  // REDRAIN-1
  it('a chance is used once for its key, and each session has as many as the merchant says', async () => {
    await set(open)
    const session = await start()
    const caller = await member()
    const key = randomUUID()
    const first = await draw(caller, session, key)
    expect(first.value).toMatchObject({
      chancesLeft: 1,
      balance: { totalMinor: first.value.draw.amountMinor },
    })
    expect(first.value.draw.amountMinor).toBeGreaterThan(0)
    expect((await draw(caller, session, key)).value).toEqual(first.value)
    // From two devices at the same time.
    const both = await Promise.all([draw(caller, session), draw(caller, session)])
    expect(both.map(({ code }) => code ?? 'drawn').sort()).toEqual(['drawn', 'rain.chances'])
    const { value } = await get<Rain>(caller, '/wps/rain')
    expect(value).toMatchObject({ session: { id: session }, chances: 2, chancesLeft: 0 })
    const records = await get<{ records: RainDraw[]; totalMinor: number }>(caller, '/wps/rain/records')
    expect(records.value.records).toHaveLength(2)
    expect(records.value.totalMinor).toBe(
      records.value.records.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    )
  })

  // REDRAIN-1
  it('a member who has not deposited enough reads what is missing and cannot draw until it has', async () => {
    await set({ ...open, depositMinor: 50_000, vipLevel: 0 })
    const session = await start()
    const caller = await member()
    const conditions = async () => (await get<Rain>(caller, '/wps/rain')).value.conditions
    await deposit(caller, 20_000)
    expect(await conditions()).toEqual([{ kind: 'deposit', wanted: 50_000, has: 20_000, isMet: false }])
    expect((await draw(caller, session)).code).toBe('rain.condition')
    await deposit(caller, 30_000)
    expect(await conditions()).toMatchObject([{ has: 50_000, isMet: true }])
    expect((await draw(caller, session)).value.chancesLeft).toBe(1)
  })

  it('a session that has ended, one that has not begun and one of another merchant give nothing', async () => {
    await set(open)
    const session = await start()
    const [caller, stranger] = [await member(), await member('lite')]
    expect((await draw(stranger, session)).code).toBe('rain.not.found')
    expect((await draw(caller, 'RRNONE')).code).toBe('rain.not.found')
    test.clock.advance(60_000)
    expect((await draw(caller, session)).code).toBe('rain.over')
    expect((await get<Rain>(caller, '/wps/rain')).value.session).toBeNull()
  })

  // REDRAIN-1
  it('a scheduled session is prepared a minute before, once, and refuses who comes early', async () => {
    await set({ ...open, times: ['21:00'] })
    const caller = await member()
    const { next } = (await get<Rain>(caller, '/wps/rain')).value
    expect(new Date(next?.startsAt ?? 0).toISOString()).toMatch(/T13:00:00\.000Z$/)
    test.clock.advance((next?.startsAt ?? 0) - test.clock.now() - 30_000)
    const again = await test.signedInAgain(caller)
    await test.runJobs(2)
    const [made, ...more] = await test.db.read
      .selectFrom('rain_sessions')
      .select('id')
      .where('starts_at', '=', next?.startsAt ?? 0)
      .execute()
    expect(more).toEqual([])
    expect((await draw(again, made?.id ?? '')).code).toBe('rain.early')
    test.clock.advance(30_000)
    expect((await draw(again, made?.id ?? '')).value.chancesLeft).toBe(1)
    await expect(start()).rejects.toThrow('A session is open at "demo" already.')
  })

  it('the winners of the last session are the largest packets first, with masked accounts', async () => {
    await set({ ...open, packets: 3, leastMinor: 100 })
    const session = await start()
    for (const caller of [await member(), await member(), await member()]) await draw(caller, session)
    const { value } = await get<{ winners: { account: string; amountMinor: number }[] }>(
      await member(),
      '/wps/rain/winners',
    )
    expect(value.winners).toHaveLength(3)
    const amounts = value.winners.map(({ amountMinor }) => amountMinor)
    expect(amounts).toEqual([...amounts].sort((one, other) => other - one))
    for (const { account } of value.winners) expect(account).toMatch(/^ra\*\*\*\d$/)
  })

  // REDRAIN-1
  it('nothing of red-packet rain is available while its promotion is off, and nobody else’s draws are shown', async () => {
    await set(open)
    const session = await start()
    const [caller, stranger] = [await member(), await member()]
    await draw(caller, session)
    expect((await get<{ records: [] }>(stranger, '/wps/rain/records')).value.records).toEqual([])
    await turn(false)
    for (const path of ['/wps/rain', '/wps/rain/records', '/wps/rain/winners'])
      expect((await get(caller, path)).code).toBe('feature.off')
    expect((await draw(caller, session)).code).toBe('feature.off')
    await expect(start()).rejects.toThrow('The promotion REDRAIN is off at "demo".')
    await turn(true)
  })

  it.each([
    ['no session', {}, 'request.invalid'],
    ['an unknown field', { session: 'RR1', amountMinor: 1 }, 'request.invalid'],
    ['no key', { session: 'RR1' }, 'idempotency.missing'],
  ])('a draw with %s is refused', async (_what, payload, code) => {
    const { headers } = await member()
    const key = code === 'idempotency.missing' ? {} : { 'idempotency-key': randomUUID() }
    const answer = await test.call({
      method: 'POST',
      url: '/wps/rain/draw',
      headers: { ...headers, ...key },
      payload,
    })
    expect(answer.json<Answer<never>>().code).toBe(code)
  })
})
