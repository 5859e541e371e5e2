import { auditMoney } from './audit-money'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { openSuspenseTestbed, type SuspenseTestbed } from './testing/suspense-testbed'

let testbed: SuspenseTestbed
beforeAll(async () => {
  testbed = await openSuspenseTestbed()
})
afterAll(() => testbed.test.close())
afterEach(async () => expect(await auditMoney(testbed.test.db.read)).toEqual([]))

describe('a payment that is not as ordered', () => {
  // DEPOSIT-5
  it('a payment of another amount goes to suspense, and the order shows what arrived', async () => {
    const before = await testbed.inSuspense()
    const { caller, id } = await testbed.shortPaid()
    const { deposit, balance } = await testbed.look(caller, id)
    expect(deposit).toMatchObject({
      state: 'failed',
      reason: 'mismatch',
      amountMinor: 50_077,
      held: [{ amountMinor: 49_077, currency: 'PHP', cause: 'amount', state: 'held' }],
    })
    expect(balance?.totalMinor).toBe(0)
    expect(await testbed.inSuspense()).toBe(before + 49_077)
    const methods = await testbed.test.call({ url: '/wps/deposit/methods', headers: caller.headers })
    expect(methods.json().value).toMatchObject({ openOrders: [], heldOrders: [{ id, state: 'failed' }] })
    const other = await testbed.test.call({
      url: '/wps/deposit/methods',
      headers: (await testbed.member()).headers,
    })
    expect(other.json().value.heldOrders).toEqual([])
  })

  // DEPOSIT-5
  it.each([
    ['the order has expired', 'expired', async () => void (await testbed.test.runJobs(1, 60_000))],
    [
      'the order was cancelled',
      'cancelled',
      async (caller: TestCaller, id: string) => void (await testbed.cancel(caller, id)),
    ],
  ])('a payment that comes after %s goes to suspense', async (_when, state, end) => {
    const caller = await testbed.member()
    const { id, reference } = await testbed.create(caller, 50_077)
    await end(caller, id)
    await testbed.report({ reference, amountMinor: 50_077 })
    expect((await testbed.look(caller, id)).deposit).toMatchObject({
      state,
      held: [{ cause: 'late', amountMinor: 50_077 }],
    })
  })

  // DEPOSIT-5
  it('a second payment of an order goes to suspense, and a repeated report does not', async () => {
    const caller = await testbed.member()
    const { id, reference } = await testbed.create(caller, 50_077)
    await testbed.report({ reference, amountMinor: 50_077 }, 'first')
    await testbed.report({ reference, amountMinor: 50_077 }, 'first')
    await testbed.report({ reference, amountMinor: 50_077 }, 'second')
    await testbed.test.runJobs(2, 1_000)
    await testbed.report({ reference, amountMinor: 50_077 }, 'second')
    const { deposit, balance } = await testbed.look(caller, id)
    expect(deposit).toMatchObject({ state: 'credited', held: [{ cause: 'again' }] })
    expect(deposit.held).toHaveLength(1)
    expect(balance?.totalMinor).toBe(50_077)
  })

  // DEPOSIT-5
  it('a payment in another currency is kept in that currency and can only be returned', async () => {
    const caller = await testbed.member()
    const { id, reference } = await testbed.create(caller, 50_077)
    await testbed.report({ reference, amountMinor: 50_077, currency: 'USD' })
    expect((await testbed.look(caller, id)).deposit.held).toMatchObject([
      { currency: 'USD', cause: 'currency' },
    ])
    const [item] = await testbed.ofReference(reference)
    expect(await testbed.plaza()).toContain('received   500.77 USD, ordered 500.77 PHP,')
    await expect(testbed.plaza('credit', item?.id ?? '', '--why', 'x')).rejects.toThrow('It is in USD')
    expect(await testbed.plaza('return', item?.id ?? '', '--why', 'wrong currency')).toContain('sent back')
  })

  it('a payment with the id of another payment is refused and changes nothing', async () => {
    const caller = await testbed.member()
    const { id, reference } = await testbed.create(caller, 50_077)
    await testbed.report({ reference, amountMinor: 49_077 }, 'reused')
    const other = await testbed.report({ reference, amountMinor: 50_077 }, 'reused')
    expect(other).toMatchObject({ code: 'idempotency.conflict' })
    expect((await testbed.look(caller, id)).deposit.held).toMatchObject([{ amountMinor: 49_077 }])
  })

  it('a payment that was declined first and made later is kept', async () => {
    const caller = await testbed.member()
    const { id, reference } = await testbed.create(caller, 50_077)
    await testbed.report({ reference, amountMinor: 50_077, status: 'declined' }, 'tried')
    await testbed.report({ reference, amountMinor: 50_077 }, 'tried')
    expect((await testbed.look(caller, id)).deposit).toMatchObject({
      state: 'failed',
      held: [{ cause: 'late' }],
    })
  })

  it('a payment that the bank declined moves no money, whenever it is reported', async () => {
    const caller = await testbed.member()
    const { id, reference } = await testbed.create(caller, 50_077)
    await testbed.report({ reference, amountMinor: 49_077, status: 'declined' })
    await testbed.report({ reference, amountMinor: 50_077, status: 'declined' })
    const { deposit } = await testbed.look(caller, id)
    expect(deposit).toMatchObject({ state: 'failed', reason: 'declined' })
    expect(deposit.held).toBeUndefined()
  })

  it.each([
    [25_041, 'failed', { cause: 'amount', amountMinor: 24_041 }],
    [25_043, 'expired', { cause: 'late', amountMinor: 25_043 }],
  ])('the demo bank simulates an irregular payment for %i', async (amountMinor, state, held) => {
    const caller = await testbed.member()
    const { id } = await testbed.create(caller, amountMinor)
    await testbed.test.runJobs(2, 1_300)
    await testbed.test.runJobs(3, 30_000)
    expect((await testbed.look(caller, id)).deposit).toMatchObject({ state, held: [held] })
  })

  it('the demo bank reports a payment soon after its cancellation', async () => {
    const caller = await testbed.member()
    const { id } = await testbed.create(caller, 25_043)
    await testbed.cancel(caller, id)
    await testbed.test.runJobs(2, 1_300)
    expect((await testbed.look(caller, id)).deposit).toMatchObject({
      state: 'cancelled',
      held: [{ cause: 'late' }],
    })
  })
})
