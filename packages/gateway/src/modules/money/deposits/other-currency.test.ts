import type { Deposit, OfferedMethod } from '@plaza/contract/money'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import { openTestProvider, type TestProvider } from '../testing/open-test-provider'

interface Answer {
  code?: string
  value: Record<string, unknown>
}

describe('money at a merchant with another currency than pesos', () => {
  let test: TestGateway
  let provider: TestProvider
  let members = 0

  beforeAll(async () => {
    provider = await openTestProvider()
    test = await createTestGateway({ env: provider.env })
  })
  afterAll(async () => {
    await test.close()
    await provider.close()
  })

  const memberIn = async (currency: string): Promise<TestCaller> => {
    await sql`update merchants set currency = ${currency} where code = 'lite'`.execute(test.db.read)
    await sql`select pg_notify('plaza_merchant', 'lite')`.execute(test.db.read)
    await eventually(async () => expect((await test.gateway.merchants.find('lite'))?.currency).toBe(currency))
    return test.signedIn({ account: `foreign${String((members += 1))}`, merchant: 'lite' })
  }
  const look = async ({ headers }: TestCaller, url: string) =>
    (await test.call({ url, headers })).json<Answer>().value
  const offered = async (caller: TestCaller) =>
    (await look(caller, '/wps/deposit/methods'))['offered'] as OfferedMethod[]
  const create = async ({ headers }: TestCaller, method: string, amountMinor: number) =>
    (
      await test.call({
        method: 'POST',
        url: '/wps/deposit',
        payload: { method, amountMinor },
        headers: { ...headers, 'idempotency-key': randomUUID() },
      })
    ).json<Answer>()

  // DEPOSIT-1 MONEY-1
  it.each([
    ['PHP', 'demo-bank,psp-wallet,psp-qr,psp-card,usdt-trc20,usdt-erc20,usdt-bep20,voucher,agent', 10_000],
    ['VND', 'demo-bank,psp-wallet,psp-qr,psp-card,voucher,agent', 100_000],
    ['JPY', 'demo-bank,psp-wallet,psp-card,voucher,agent', 100],
    ['IDR', 'demo-bank,psp-wallet,psp-card,voucher,agent', 1_000_000],
    ['BTC', 'demo-bank,psp-wallet,psp-card,voucher,agent', 1_000],
  ])('in %s only %s are offered, from %i minor units', async (currency, codes, leastMinor) => {
    const caller = await memberIn(currency)
    const methods = await offered(caller)
    expect(methods.map(({ code }) => code).toSorted()).toEqual(codes.split(',').toSorted())
    const bank = methods.find(({ code }) => code === 'demo-bank')
    expect(bank).toMatchObject({
      minMinor: leastMinor,
      maxMinor: 500 * leastMinor,
      quickMinor: [2, 5, 10, 20, 50, 100].map((times) => times * leastMinor),
    })
    expect(JSON.stringify(methods)).not.toContain('currencies')
  })

  // DEPOSIT-1
  it('an order in yen is within limits in yen, and a method that takes no yen is not one of the merchant', async () => {
    const caller = await memberIn('JPY')
    expect(await create(caller, 'demo-bank', 99)).toMatchObject({
      code: 'deposit.amount.range',
      value: { minMinor: 100, maxMinor: 50_000 },
    })
    expect((await create(caller, 'demo-bank', 50_001)).code).toBe('deposit.amount.range')
    expect((await create(caller, 'usdt-trc20', 1_000)).code).toBe('deposit.method.unknown')
    expect((await create(caller, 'psp-qr', 1_000)).code).toBe('deposit.method.unknown')
    const { deposit } = (await create(caller, 'demo-bank', 141)).value as { deposit: Deposit }
    expect(deposit).toMatchObject({ currency: 'JPY', amountMinor: 141, instructions: { payMinor: 141 } })
    // Paid with ¥10 less, and not with less than nothing.
    await test.runJobs(2, 1_500)
    expect((await look(caller, `/wps/deposit/${deposit.id}`))['deposit']).toMatchObject({
      state: 'failed',
      held: [{ amountMinor: 131 }],
    })
  })

  // WITHDRAW-1 WITHDRAW-5 MONEY-1
  it('withdrawals, their fee and their day are in the scale of the currency, to accounts that take it', async () => {
    const caller = await memberIn('VND')
    expect(await look(caller, '/wps/withdraw/options')).toMatchObject({
      ...{ currency: 'VND', minMinor: 100_000, maxMinor: 50_000_000, stepMinor: 1 },
      fee: { permille: 10, leastMinor: 10_000 },
      day: { sumMinor: 200_000_000 },
    })
    const { institutions } = await look(caller, '/wps/withdraw/accounts')
    expect((institutions as { code: string }[]).map(({ code }) => code)).toEqual(['TRC20', 'ERC20', 'BEP20'])
  })

  // WALLET-2
  it('the least transfer to a vendor is in the scale of the currency', async () => {
    expect(await look(await memberIn('JPY'), '/wps/wallets/vendors')).toMatchObject({
      currency: 'JPY',
      minMinor: 1,
    })
  })
})
