import type { Deposit } from '@plaza/contract/money'
import { randomBytes } from 'node:crypto'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { depositCaller } from '../../money/testing/deposit-caller'
import {
  openTestProvider,
  reportTo,
  type ReportChanges,
  type TestProvider,
} from '../../money/testing/open-test-provider'

describe('the adapter of the demo payment provider', () => {
  let test: TestGateway
  let provider: TestProvider
  let caller: ReturnType<typeof depositCaller>

  beforeAll(async () => {
    provider = await openTestProvider()
    test = await createTestGateway({ env: provider.env })
    caller = depositCaller(test, 'psp')
  })
  afterAll(async () => {
    await test.close()
    await provider.close()
  })
  beforeEach(() => {
    provider.answers = 'well'
    // The breaker of an earlier test is closed again.
    test.clock.advance(60_000)
  })

  const member = () => caller.member()
  const create = (whose: TestCaller, method = 'psp-wallet') => caller.create(whose, method)
  const look = (whose: TestCaller, deposit: Deposit) => caller.look(whose, deposit)
  const report = (
    data: object,
    { type = 'payment.paid', ...changes }: ReportChanges & { type?: string } = {},
  ) => reportTo(test, provider, 'psp-demo', { type, data }, changes)
  const paid = ({ reference, amountMinor, currency }: Deposit, more: object = {}) => ({
    id: `pay_${reference}`,
    reference,
    amountMinor,
    currency,
    ...more,
  })

  // DEPOSIT-7
  it('an order leads to the provider’s page, is credited by its webhook, and once however often it comes', async () => {
    const caller = await member()
    const deposit = await create(caller)
    expect(deposit).toMatchObject({
      state: 'awaiting-payment',
      instructions: {
        kind: 'redirect',
        url: `http://pay.localhost/pay/${deposit.reference}`,
        opens: 'tab',
      },
    })
    expect(await report(paid(deposit))).toBe(200)
    expect(await report(paid(deposit))).toBe(200)
    await test.runJobs(2, 1_000)
    expect(await look(caller, deposit)).toMatchObject({
      deposit: { state: 'credited' },
      balance: { totalMinor: 50_000 },
    })
  })

  // DEPOSIT-6
  it('webhooks that are forged, stale, or no event are refused', async () => {
    const deposit = await create(await member())
    const other = `whsec_${randomBytes(32).toString('base64')}`
    expect(await report(paid(deposit), { secret: other })).toBe(403)
    expect(await report(paid(deposit), { ageMs: 5 * 60_000 + 1_000 })).toBe(403)
    expect(await report(paid(deposit, { amountMinor: 'all' }))).toBe(400)
    expect(await report(paid(deposit), { type: 'payment.dreamt' })).toBe(400)
  })

  it('the same payment reported with another amount is a conflict', async () => {
    const deposit = await create(await member())
    expect(await report(paid(deposit))).toBe(200)
    expect(await report(paid(deposit, { amountMinor: 1 }))).toBe(409)
  })

  // DEPOSIT-5
  it.each([
    ['another amount', { amountMinor: 40_000 }, 'amount'],
    ['another currency', { currency: 'USD' }, 'currency'],
  ])('a payment of %s is held', async (_what, more, cause) => {
    const caller = await member()
    const deposit = await create(caller)
    expect(await report(paid(deposit, more))).toBe(200)
    expect((await look(caller, deposit)).deposit).toMatchObject({ state: 'failed', held: [{ cause }] })
  })

  it('a payment after the order was cancelled is held, and the provider was told', async () => {
    const caller = await member()
    const deposit = await create(caller)
    await test.call({ method: 'POST', url: `/wps/deposit/${deposit.id}/cancel`, headers: caller.headers })
    expect(provider.cancelled).toContain(deposit.reference)
    await report(paid(deposit))
    expect((await look(caller, deposit)).deposit).toMatchObject({
      state: 'cancelled',
      held: [{ cause: 'late' }],
    })
  })

  // DEPOSIT-6
  it('the last webhook of a day, for an order that ended without its payment, makes it a late one and not a loss', async () => {
    const owner = await member()
    const deposit = await create(owner)
    provider.answers = 'not'
    const day = { id: 'msg_of_a_day' }
    test.clock.advance(86_400_000)
    await test.runJobs(3, 1_000)
    const back = await test.signedInAgain(owner)
    expect((await look(back, deposit)).deposit.state).toBe('expired')
    for (let turn = 0; turn < 2; turn += 1) expect(await report(paid(deposit), day)).toBe(200)
    expect(await look(back, deposit)).toMatchObject({
      deposit: { state: 'expired', held: [{ cause: 'late', state: 'held', amountMinor: 50_000 }] },
      balance: { totalMinor: 0 },
    })
    expect((await look(back, deposit)).deposit.held).toHaveLength(1)
  })

  it('a decline that arrives after the payment changes nothing', async () => {
    const caller = await member()
    const deposit = await create(caller)
    await report(paid(deposit))
    await report(paid(deposit), { type: 'payment.declined' })
    await test.runJobs(2, 1_000)
    expect((await look(caller, deposit)).deposit.state).toBe('credited')
  })

  it('a payment whose webhook is lost is found by asking, and its webhook counts no second time', async () => {
    const caller = await member()
    const deposit = await create(caller)
    provider.states.set(deposit.reference, 'paid')
    await test.runJobs(2, 15_000)
    await test.runJobs(1, 1_000)
    await report(paid(deposit))
    expect(await look(caller, deposit)).toMatchObject({
      deposit: { state: 'credited' },
      balance: { totalMinor: 50_000 },
    })
    expect((await look(caller, deposit)).deposit.held).toBeUndefined()
  })

  it('the member’s word makes the provider be asked at once', async () => {
    const caller = await member()
    const deposit = await create(caller)
    provider.states.set(deposit.reference, 'paid')
    await test.call({ method: 'POST', url: `/wps/deposit/${deposit.id}/paid`, headers: caller.headers })
    await test.runJobs(1)
    expect((await look(caller, deposit)).deposit.state).toBe('processing')
  })

  it.each(['not', 'nonsense'] as const)(
    'an order whose provider answers %s waits and is announced when it answers well',
    async (answers) => {
      const caller = await member()
      provider.answers = answers
      const deposit = await create(caller)
      expect(deposit.state).toBe('created')
      provider.answers = 'well'
      await test.runJobs(1, 10_000)
      expect((await look(caller, deposit)).deposit).toMatchObject({
        state: 'awaiting-payment',
        instructions: { kind: 'redirect' },
      })
    },
  )

  it('a provider that stays away fails the order, its methods are shown as closed, and it is left alone', async () => {
    const caller = await member()
    provider.answers = 'not'
    const deposit = await create(caller)
    await test.runJobs(8, 31_000)
    expect((await look(caller, deposit)).deposit).toMatchObject({ state: 'failed', reason: 'unreachable' })
    const others = await Promise.all([1, 2, 3, 4, 5].map(member))
    for (const other of others) await create(other)
    const { offered } = (await test.call({ url: '/wps/deposit/methods', headers: caller.headers })).json<{
      value: { offered: { code: string; closed?: object }[] }
    }>().value
    expect(offered.find(({ code }) => code === 'psp-wallet')?.closed).toEqual({
      why: 'maintenance',
      until: null,
    })
  })

  // DEPOSIT-7
  it('a card charges its share as a fee, and a QR order has its code', async () => {
    const caller = await member()
    const card = await create(caller, 'psp-card')
    expect(card).toMatchObject({ feeMinor: 750, instructions: { opens: 'window' } })
    expect((await create(caller, 'psp-qr')).instructions).toMatchObject({ kind: 'qr', payload: 'code' })
    await report(paid(card))
    await test.runJobs(2, 1_000)
    expect((await look(caller, card)).balance.totalMinor).toBe(49_250)
  })
})
