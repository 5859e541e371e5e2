import type { Deposit, PaymentInstructions } from '@plaza/contract/money'
import { randomUUID } from 'node:crypto'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { auditMoney, listSuspense } from '../../money/suspense'
import { depositCaller } from '../../money/testing/deposit-caller'
import { openTestProvider, reportTo, type TestProvider } from '../../money/testing/open-test-provider'

const hourMs = 3_600_000

describe('the adapter of the demo test chain', () => {
  let test: TestGateway
  let provider: TestProvider
  let members: ReturnType<typeof depositCaller>

  beforeAll(async () => {
    provider = await openTestProvider()
    test = await createTestGateway({ env: provider.env })
    members = depositCaller(test, 'chain')
  })
  afterAll(async () => {
    await test.close()
    await provider.close()
  })
  beforeEach(() => {
    provider.answers = 'well'
    provider.onChain.clear()
    test.clock.advance(60_000)
  })
  afterEach(async () => expect(await auditMoney(test.db.read)).toEqual([]))

  const opened = async (method = 'usdt-trc20') => {
    const caller = await members.member()
    return { caller, deposit: await members.create(caller, method) }
  }
  const see = async (caller: TestCaller, deposit: Deposit) => (await members.look(caller, deposit)).deposit
  const paid = ({ reference }: Deposit, more: object = {}) =>
    reportTo(test, provider, 'chain-demo', {
      type: 'payment.paid',
      data: {
        ...{ id: randomUUID(), reference, amountMinor: 50_000, currency: 'PHP' },
        ...{ network: 'TRC20', orderedOn: 'TRC20' },
        ...more,
      },
    })
  const confirmed = ({ reference }: Deposit, seen: number, height: number) =>
    reportTo(test, provider, 'chain-demo', {
      type: 'payment.confirmations',
      data: { reference, seen, height },
    })
  const confirmationsIn = ({ instructions }: { instructions?: PaymentInstructions }) =>
    instructions?.kind === 'crypto' ? instructions.confirmations : undefined

  // DEPOSIT-7
  it.each([
    ['usdt-trc20', 'TRC20', 'TJEh7TX8sNj5uq4hXKyYdTrnGmeeG48top'],
    ['usdt-erc20', 'ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['usdt-bep20', 'BEP20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ])('an order by %s has an address, the coins to send and an hour', async (method, network, address) => {
    const { deposit } = await opened(method)
    expect(deposit).toMatchObject({
      state: 'awaiting-payment',
      instructions: {
        ...{ kind: 'crypto', network, coin: 'USDT', address, coinAmount: '10.000000', rateMinor: 5_000 },
        confirmations: { seen: 0, needed: 12 },
      },
    })
    expect(deposit.expiresAt - deposit.createdAt).toBe(hourMs)
  })

  // DEPOSIT-7
  it('confirmations are seen on the order as they are reported, and its payment credits it once', async () => {
    const { caller, deposit } = await opened()
    for (const seen of [1, 2, 3]) await confirmed(deposit, seen, 100 + seen)
    expect(confirmationsIn(await see(caller, deposit))).toEqual({ seen: 3, needed: 12 })
    const id = randomUUID()
    for (const _report of [1, 2]) expect(await paid(deposit, { id })).toBe(200)
    await test.runJobs(2, 1_000)
    expect(await members.look(caller, deposit)).toMatchObject({
      deposit: { state: 'credited' },
      balance: { totalMinor: 50_000 },
    })
  })

  it('confirmations never go back, unless a greater height says so: then the order knows of the reorganisation', async () => {
    const { caller, deposit } = await opened()
    await confirmed(deposit, 3, 103)
    await confirmed(deposit, 1, 101)
    await confirmed(deposit, 0, 103)
    expect(confirmationsIn(await see(caller, deposit))).toEqual({ seen: 3, needed: 12 })
    await confirmed(deposit, 0, 104)
    const reorganisedAt = test.clock.now()
    expect(confirmationsIn(await see(caller, deposit))).toEqual({ seen: 0, needed: 12, reorganisedAt })
    await confirmed(deposit, 1, 110)
    expect(confirmationsIn(await see(caller, deposit))).toMatchObject({ seen: 1 })
  })

  it('a payment that was seen in time is credited, also when its last confirmation comes after the hour', async () => {
    const { caller, deposit } = await opened()
    test.clock.advance(hourMs - 10_000)
    await confirmed(deposit, 1, 200)
    await test.runJobs(2, 20_000)
    expect((await see(caller, deposit)).state).toBe('awaiting-payment')
    await paid(deposit)
    expect((await see(caller, deposit)).state).toBe('processing')
  })

  it('a payment that was reorganised away leaves the order to expire, and books nothing', async () => {
    const { caller, deposit } = await opened()
    await confirmed(deposit, 3, 103)
    await confirmed(deposit, 0, 104)
    await test.runJobs(2, hourMs)
    const { state, held } = await see(caller, deposit)
    expect([state, held]).toEqual(['expired', undefined])
  })

  // DEPOSIT-5
  it.each([
    ['too little', { amountMinor: 40_000 }, { cause: 'amount', amountMinor: 40_000 }],
    ['on another network', { network: 'ERC20' }, { cause: 'currency', network: 'ERC20' }],
  ])('what was sent %s is held', async (_what, more, held) => {
    const { caller, deposit } = await opened()
    expect(await paid(deposit, more)).toBe(200)
    expect(await see(caller, deposit)).toMatchObject({ state: 'failed', reason: 'mismatch', held: [held] })
  })

  it('what was sent after the order had ended is held, and so is what was sent twice', async () => {
    const late = await opened()
    await test.runJobs(2, hourMs)
    await paid(late.deposit)
    expect(await see(late.caller, late.deposit)).toMatchObject({
      state: 'expired',
      held: [{ cause: 'late' }],
    })
    const twice = await opened()
    for (const _transfer of [1, 2]) await paid(twice.deposit)
    await test.runJobs(2, 1_000)
    expect(await members.look(twice.caller, twice.deposit)).toMatchObject({
      deposit: { state: 'credited', held: [{ cause: 'again' }] },
      balance: { totalMinor: 50_000 },
    })
  })

  it('an operator sees on which network a held payment came', async () => {
    const { deposit } = await opened()
    await paid(deposit, { network: 'BEP20' })
    const items = await listSuspense(test.db.read, false)
    expect(items.find(({ reference }) => reference === deposit.reference)).toMatchObject({
      cause: 'network',
      network: 'BEP20',
    })
  })

  it('a payment whose webhooks are lost is found by asking, with its confirmations', async () => {
    const { caller, deposit } = await opened()
    provider.onChain.set(deposit.reference, { seen: 5, height: 105 })
    await test.runJobs(1, 15_000)
    expect(confirmationsIn(await see(caller, deposit))).toMatchObject({ seen: 5 })
    const transfer = { id: randomUUID(), network: 'TRC20', state: 'confirmed', amountMinor: 50_000 }
    provider.onChain.set(deposit.reference, { seen: 12, height: 112, transfers: [transfer] })
    await test.runJobs(1, 15_000)
    expect(await paid(deposit, { id: transfer.id })).toBe(200)
    const found = await see(caller, deposit)
    expect([found.state, found.held]).toEqual(['processing', undefined])
  })

  it.each([
    ['an address with a wrong checksum', { address: 'TJEh7TX8sNj5uq4hXKyYdTrnGmeeG48toP' }],
    ['an address of another network', { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
    ['other coins than the amount costs', { coinAmount: '11.000000' }],
    ['another network', { network: 'ERC20' }],
  ])('an answer with %s asks nothing of the member', async (_what, more) => {
    const get = provider.onChain.get.bind(provider.onChain)
    provider.onChain.get = () => more
    const { deposit } = await opened()
    provider.onChain.get = get
    expect([deposit.state, deposit.instructions]).toEqual(['created', undefined])
  })

  it('a report about an order that does not exist changes nothing', async () => {
    expect(await confirmed({ reference: 'PZ-unknown' } as Deposit, 3, 1)).toBe(200)
  })
})
