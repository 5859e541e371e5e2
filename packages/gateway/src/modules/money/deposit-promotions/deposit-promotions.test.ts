import type { AnswerOf } from '@plaza/contract/kernel'
import type { Deposit, depositMethodsCall, Requirement } from '@plaza/contract/money'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import { auditMoney } from '../suspense'

interface Answer {
  success: boolean
  code?: string
  value: { deposit: Deposit; balance?: { totalMinor: number }; minMinor?: number }
}

const welcome = {
  code: 'welcome',
  name: { en: 'Welcome bonus', fil: 'Welcome bonus' },
  percent: 100,
  capMinor: 100_000,
  wagering: 10,
  expiryDays: 7,
  highestStakeMinor: 5_000,
  minMinor: 20_000,
}
const reload = { ...welcome, code: 'reload', percent: 20, capMinor: 50_000, wagering: 5, frequency: 'daily' }
const elsewhere = { ...welcome, code: 'elsewhere', frequency: 'always', methods: ['agent'] }

describe('a promotion of deposits', () => {
  let test: TestGateway
  let members = 0

  const member = () => test.signedIn({ account: `promoted${(members += 1)}` })
  const set = async (depositPromotions: object[]) => {
    await sql`update merchants set settings = settings || ${JSON.stringify({ depositPromotions })}::jsonb
      where code = 'demo'`.execute(test.db.read)
    await sql`select pg_notify('plaza_merchant', 'demo')`.execute(test.db.read)
    await eventually(async () => {
      const known = await test.gateway.merchants.find('demo')
      expect(known?.stored['depositPromotions']).toEqual(depositPromotions)
    })
  }
  const create = async (
    caller: TestCaller,
    body: { amountMinor: number; promotion?: string; method?: string },
  ) => {
    const headers = { ...caller.headers, 'idempotency-key': randomUUID() }
    const payload = { method: 'demo-bank', ...body }
    return (await test.call({ method: 'POST', url: '/wps/deposit', payload, headers })).json<Answer>()
  }
  const read = async <Value>({ headers }: TestCaller, url: string) =>
    (await test.call({ url, headers })).json<{ value: Value }>().value
  const methods = (caller: TestCaller) =>
    read<AnswerOf<typeof depositMethodsCall>>(caller, '/wps/deposit/methods')
  const requirements = async (caller: TestCaller) =>
    (await read<{ requirements: Requirement[] }>(caller, '/wps/withdraw/turnover')).requirements
  /** The demo bank pays within two seconds. */
  const paid = async (caller: TestCaller, { value }: Answer) => {
    await test.runJobs(4, 1_000)
    return read<Answer['value']>(caller, `/wps/deposit/${value.deposit.id}`)
  }

  beforeAll(async () => {
    test = await createTestGateway()
  })
  beforeEach(() => set([welcome, reload, elsewhere]))
  afterEach(async () => expect(await auditMoney(test.db.read)).toEqual([]))
  afterAll(() => test.close())

  // BONUS-1
  it('the deposit form is told every promotion with its terms, and which methods have one', async () => {
    const { promotions, offered } = await methods(await member())
    expect(promotions).toEqual([{ ...welcome, frequency: 'once' }, reload, elsewhere])
    expect(offered?.map(({ code, hasBonus }) => [code, hasBonus])).toEqual(
      expect.arrayContaining([
        ['demo-bank', true],
        ['agent', true],
        ['voucher', false],
      ]),
    )
  })

  // BONUS-2
  it('a bonus comes with the credit of its deposit, in two bookings and with a requirement of its own', async () => {
    const caller = await member()
    const created = await create(caller, { amountMinor: 25_000, promotion: 'welcome' })
    expect(created.value.deposit.bonus).toEqual({
      promotion: 'welcome',
      name: welcome.name,
      amountMinor: 25_000,
      wagering: 10,
      state: 'promised',
    })
    const { deposit, balance } = await paid(caller, created)
    expect(deposit).toMatchObject({ state: 'credited', bonus: { state: 'given', amountMinor: 25_000 } })
    expect(balance?.totalMinor).toBe(50_000)
    expect(await requirements(caller)).toMatchObject([
      { kind: 'deposit', requiredMinor: 25_000, reference: deposit.id },
      {
        kind: 'bonus',
        requiredMinor: 250_000,
        reference: deposit.id,
        name: welcome.name,
        highestStakeMinor: 5_000,
        goesMinor: 25_000,
        expiresAt: (deposit.timeline.at(-1)?.at ?? 0) + 7 * 86_400_000,
      },
    ])
    const { rows } = await sql<{ kind: string; wallet: string; amount: number }>`
      select t.kind, a.wallet, e.amount_minor as amount from transactions t
      join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
      where t.reference = ${deposit.id} and a.owner <> 'house' order by t.id`.execute(test.db.read)
    expect(rows).toEqual([
      { kind: 'deposit', wallet: 'main', amount: 25_000 },
      { kind: 'deposit-bonus', wallet: 'main', amount: 25_000 },
    ])
  })

  it('without a choice there is no bonus', async () => {
    const caller = await member()
    const { deposit } = await paid(caller, await create(caller, { amountMinor: 25_000 }))
    expect(deposit.bonus).toBeUndefined()
    expect((await requirements(caller)).map(({ kind }) => kind)).toEqual(['deposit'])
  })

  it('a promotion is had once, or once a day, and its cap holds', async () => {
    const caller = await member()
    await paid(caller, await create(caller, { amountMinor: 150_000, promotion: 'welcome' }))
    const { deposit } = await paid(
      caller,
      await create(caller, { amountMinor: 300_000, promotion: 'reload' }),
    )
    expect(deposit.bonus).toMatchObject({ state: 'given', amountMinor: 50_000 })
    const { promotions, offered } = await methods(caller)
    expect(promotions?.map(({ code, usedUntil }) => [code, usedUntil !== undefined])).toEqual([
      ['reload', true],
      ['elsewhere', false],
    ])
    expect(offered?.find(({ code }) => code === 'demo-bank')?.hasBonus).toBe(false)
    for (const promotion of ['welcome', 'reload'])
      expect(await create(caller, { amountMinor: 25_000, promotion })).toMatchObject({
        code: 'deposit.promotion.unavailable',
      })
  })

  it.each([
    ['is unknown', { promotion: 'toString' }, 'deposit.promotion.unavailable'],
    ['is for other methods', { promotion: 'elsewhere' }, 'deposit.promotion.unavailable'],
    ['needs a larger deposit', { promotion: 'welcome', amountMinor: 19_999 }, 'deposit.promotion.amount'],
  ])('an order is not made with a promotion that %s', async (_why, body, code) => {
    const caller = await member()
    expect(await create(caller, { amountMinor: 25_000, ...body })).toMatchObject({ code })
    expect((await methods(caller)).openOrders).toEqual([])
  })

  it('a promotion that ended meanwhile gives nothing, and the order stays', async () => {
    const caller = await member()
    const created = await create(caller, { amountMinor: 25_000, promotion: 'welcome' })
    await set([{ ...welcome, isOn: false }])
    const { deposit, balance } = await paid(caller, created)
    expect(deposit).toMatchObject({ state: 'credited', bonus: { state: 'refused', reason: 'ended' } })
    expect(balance?.totalMinor).toBe(25_000)
    expect((await requirements(caller)).map(({ kind }) => kind)).toEqual(['deposit'])
  })

  it('of two orders with a promotion that is had once, one gets the bonus', async () => {
    const caller = await member()
    const first = await create(caller, { amountMinor: 25_000, promotion: 'welcome' })
    const second = await create(caller, { amountMinor: 50_000, promotion: 'welcome', method: 'agent' })
    await paid(caller, first)
    await sql`update deposits set state = 'processing', due_at = ${test.clock.now()}
      where id = ${second.value.deposit.id}`.execute(test.db.read)
    const { deposit, balance } = await paid(caller, second)
    expect(deposit).toMatchObject({ state: 'credited', bonus: { state: 'refused', reason: 'used' } })
    expect(balance?.totalMinor).toBe(25_000 + 25_000 + 50_000)
  })
})
