import type { Deposit, OfferedMethod } from '@plaza/contract/money'
import { randomUUID } from 'node:crypto'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { perform, type AskedOperation } from '../../../testing/perform'
import { hashVoucherCode, newVoucherCode, voucherTail } from '../vouchers/voucher-code'

const dayMs = 86_400_000
const ana = { by: 'ana', why: 'test' }

describe('ways to deposit', () => {
  let test: TestGateway
  let account = 0

  beforeAll(async () => {
    test = await createTestGateway()
  })
  afterAll(() => test.close())

  const member = (merchant?: string) =>
    test.signedIn({ account: `payer${(account += 1)}`, ...(merchant !== undefined && { merchant }) })
  const operate = (operation: AskedOperation) => perform(test.db, operation, ana, test.clock.now())
  const offered = async (caller: TestCaller) =>
    (await test.call({ url: '/wps/deposit/methods', headers: caller.headers })).json<{
      value: { offered: OfferedMethod[]; methods: { code: string }[]; openOrders: Deposit[] }
    }>().value
  const post = async (caller: TestCaller, url: string, payload: object, key: string = randomUUID()) =>
    (
      await test.call({
        method: 'POST',
        url,
        payload,
        headers: { ...caller.headers, 'idempotency-key': key },
      })
    ).json<{
      code?: string
      value: {
        deposit: Deposit
        balance?: { totalMinor: number }
        left?: number
        retryAt?: number
        until?: number
      }
    }>()
  const create = (caller: TestCaller, method: string, amountMinor: number, key?: string) =>
    post(caller, '/wps/deposit', { method, amountMinor }, key)
  const redeem = (caller: TestCaller, code: string, key?: string) =>
    post(caller, '/wps/deposit/voucher', { code }, key)
  const look = async (caller: TestCaller, id: string) =>
    (await test.call({ url: `/wps/deposit/${id}`, headers: caller.headers })).json<{
      value: { deposit: Deposit; balance: { totalMinor: number } }
    }>().value
  const makeVoucher = async (merchant = 'demo', expiresAt = test.clock.now() + dayMs) => {
    const code = newVoucherCode()
    const codes = [{ hash: hashVoucherCode(code), tail: voucherTail(code) }]
    await operate({ kind: 'voucher-make', merchant, amount: '250.50', codes, expiresAt })
    return code
  }

  // DEPOSIT-1
  it('every method is offered with its group; earlier releases are offered transfers only', async () => {
    const { offered: all, methods } = await offered(await member())
    expect(all.map(({ code, group, paysBy }) => [code, group, paysBy])).toEqual(
      expect.arrayContaining([
        ['demo-bank', 'bank', 'transfer'],
        ['voucher', 'voucher', 'voucher'],
        ['agent', 'agent', 'offline'],
      ]),
    )
    expect(methods.map(({ code }) => code)).toEqual(['demo-bank'])
  })

  // DEPOSIT-7
  it('an order says how it is paid, the same after a reload, and the method that was used last comes first', async () => {
    const caller = await member()
    const { deposit } = (await create(caller, 'agent', 50_000)).value
    expect(deposit).toMatchObject({ state: 'awaiting-payment', instructions: { kind: 'offline' } })
    expect((await look(caller, deposit.id)).deposit.instructions).toEqual(deposit.instructions)
    const { offered: all, openOrders } = await offered(caller)
    expect(all[0]).toMatchObject({ code: 'agent', lastUsedAt: test.clock.now() })
    expect(openOrders.map(({ id }) => id)).toEqual([deposit.id])
  })

  it('a repeated request answers the order as it is now', async () => {
    const caller = await member()
    const key = randomUUID()
    const first = (await create(caller, 'agent', 50_000, key)).value.deposit
    await operate({ kind: 'payment-credit', order: first.id })
    const again = (await create(caller, 'agent', 50_000, key)).value.deposit
    expect(again).toMatchObject({ id: first.id, state: 'processing' })
  })

  // DEPOSIT-1
  it('a method under maintenance refuses orders until its end, and the order that was open ends as it began', async () => {
    const [caller, other] = [await member(), await member()]
    const { deposit } = (await create(other, 'agent', 50_000)).value
    const until = test.clock.now() + 60_000
    await operate({ kind: 'payment-method', merchant: 'demo', method: 'agent', closed: 'maintenance', until })
    expect((await offered(caller)).offered.find(({ code }) => code === 'agent')).toMatchObject({
      enabled: false,
      closed: { why: 'maintenance', until },
    })
    expect(await create(caller, 'agent', 50_000)).toMatchObject({
      code: 'deposit.method.closed',
      value: { until },
    })
    await operate({ kind: 'payment-credit', order: deposit.id })
    await test.runJobs(2, 1_000)
    expect((await look(other, deposit.id)).balance.totalMinor).toBe(50_000)
    test.clock.advance(60_000)
    expect((await create(caller, 'agent', 50_000)).value.deposit.state).toBe('awaiting-payment')
  })

  // DEPOSIT-7
  it('an order that was paid to an agent is credited once', async () => {
    const caller = await member()
    const { deposit } = (await create(caller, 'agent', 50_000)).value
    await operate({ kind: 'payment-credit', order: deposit.id })
    await expect(operate({ kind: 'payment-credit', order: deposit.id })).rejects.toThrow('credited already')
    await test.runJobs(2, 1_000)
    expect(await look(caller, deposit.id)).toMatchObject({
      deposit: { state: 'credited' },
      balance: { totalMinor: 50_000 },
    })
  })

  it('an order that its agent has not received is refused once its member says that it is paid', async () => {
    const caller = await member()
    const { deposit } = (await create(caller, 'agent', 50_000)).value
    const refuse = () => operate({ kind: 'payment-refuse', order: deposit.id })
    await expect(refuse()).rejects.toThrow('has not said yet that it is paid')
    await test.call({ method: 'POST', url: `/wps/deposit/${deposit.id}/paid`, headers: caller.headers })
    await refuse()
    expect(await look(caller, deposit.id)).toMatchObject({
      deposit: { state: 'failed', reason: 'not-received' },
      balance: { totalMinor: 0 },
    })
    await expect(refuse()).rejects.toThrow('It is failed')
    await operate({ kind: 'payment-credit', order: deposit.id })
    expect((await look(caller, deposit.id)).deposit.held).toMatchObject([{ cause: 'late', state: 'held' }])
  })

  // DEPOSIT-5
  it('what an agent received after the order was cancelled is held for people', async () => {
    const caller = await member()
    const { deposit } = (await create(caller, 'agent', 50_000)).value
    await test.call({ method: 'POST', url: `/wps/deposit/${deposit.id}/cancel`, headers: caller.headers })
    await operate({ kind: 'payment-credit', order: deposit.id })
    expect(await look(caller, deposit.id)).toMatchObject({
      deposit: { state: 'cancelled', held: [{ cause: 'late', state: 'held', amountMinor: 50_000 }] },
      balance: { totalMinor: 0 },
    })
  })

  it('the member’s word that an order is paid is kept with it and credits nothing', async () => {
    const caller = await member()
    const { deposit } = (await create(caller, 'agent', 50_000)).value
    const answer = await test.call({
      method: 'POST',
      url: `/wps/deposit/${deposit.id}/paid`,
      headers: caller.headers,
    })
    expect(answer.json()).toMatchObject({
      value: { deposit: { state: 'awaiting-payment', saidPaidAt: test.clock.now() } },
    })
    const stranger = await member()
    const refused = await test.call({
      method: 'POST',
      url: `/wps/deposit/${deposit.id}/paid`,
      headers: stranger.headers,
    })
    expect(refused.json()).toMatchObject({ code: 'deposit.not.found' })
  })

  // DEPOSIT-7
  it('a voucher is credited at once, however it is typed, and a repeated request is answered the same', async () => {
    const caller = await member()
    const code = await makeVoucher()
    const key = randomUUID()
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `
    const first = await redeem(caller, typed, key)
    expect(first.value).toMatchObject({
      deposit: { state: 'credited', amountMinor: 25_050, method: 'voucher' },
      balance: { totalMinor: 25_050 },
    })
    expect((await redeem(caller, typed, key)).value.deposit.id).toBe(first.value.deposit.id)
    expect((await look(caller, first.value.deposit.id)).balance.totalMinor).toBe(25_050)
  })

  it('of two members who redeem one voucher at the same time, one gets it', async () => {
    const [one, other] = [await member(), await member()]
    const code = await makeVoucher()
    const answers = await Promise.all([redeem(one, code), redeem(other, code)])
    expect(answers.map((answer) => answer.code ?? 'credited').sort()).toEqual(['credited', 'voucher.used'])
  })

  it('a voucher of another merchant, an expired and a withdrawn one are refused, each with what is so', async () => {
    const caller = await member()
    expect(await redeem(caller, await makeVoucher('lite'))).toMatchObject({ code: 'voucher.unknown' })
    const old = await makeVoucher('demo', test.clock.now() + 1)
    test.clock.advance(1)
    expect(await redeem(caller, old)).toMatchObject({ code: 'voucher.expired', value: { left: 3 } })
    const withdrawn = await makeVoucher()
    await operate({ kind: 'voucher-revoke', merchant: 'demo', tail: withdrawn.slice(-4) })
    expect(await redeem(caller, withdrawn)).toMatchObject({ code: 'voucher.revoked', value: { left: 2 } })
    await expect(
      operate({ kind: 'voucher-revoke', merchant: 'demo', tail: withdrawn.slice(-4) }),
    ).rejects.toThrow('withdrawn already')
  })

  it('a voucher that the member has already used is refused as used and never counts as a guess, unlike one that somebody else used', async () => {
    const [caller, other] = [await member(), await member()]
    const [own, foreign] = [await makeVoucher(), await makeVoucher()]
    await redeem(caller, own)
    await redeem(other, foreign)
    expect(await redeem(caller, foreign)).toMatchObject({ code: 'voucher.used', value: { left: 4 } })
    for (let times = 0; times < 7; times += 1)
      expect(await redeem(caller, own)).toMatchObject({ code: 'voucher.used', value: { left: 4 } })
    expect((await redeem(caller, await makeVoucher())).code).toBeUndefined()
  })

  it('five wrong codes lock vouchers for a quarter of an hour, also for a right code', async () => {
    const caller = await member()
    const code = await makeVoucher()
    for (const [at, wrong] of ['AAAA-BBBB', '?', 'A'.repeat(65), 'A'.repeat(1_000)].entries())
      expect(await redeem(caller, wrong)).toMatchObject({ code: 'voucher.unknown', value: { left: 4 - at } })
    expect(await redeem(caller, 'AAAA-BBBB')).toMatchObject({ code: 'voucher.locked' })
    expect(await redeem(caller, code)).toMatchObject({ code: 'voucher.locked' })
    test.clock.advance(15 * 60_000)
    expect((await redeem(caller, code)).value.deposit.state).toBe('credited')
  })
})
