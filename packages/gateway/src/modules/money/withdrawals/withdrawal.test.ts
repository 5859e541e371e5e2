import type { Balance, Withdrawal } from '@plaza/contract/money'
import { randomUUID } from 'node:crypto'
import { houseAccount, ledgerAudit, memberWallet, transfer } from '../../../kernel/ledger'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { quickHash, quickHashes } from '../../../testing/quick-hashes'
import { seal } from '../../../testing/seal'

interface Answer {
  code?: string
  value: { withdrawal: Withdrawal; balance: Balance }
}

// WITHDRAW-4
describe('a withdrawal', () => {
  let test: TestGateway
  let account = 0

  const memberWith = async (amountMinor: number) => {
    const caller = await test.signedIn({
      account: `taker${(account += 1)}`,
      paymentPasswordHash: quickHash('246810'),
    })
    await test.db.transaction((trx) =>
      transfer(trx, {
        merchant: 'demo',
        currency: 'PHP',
        kind: 'cashback',
        reference: caller.id,
        entries: [
          { account: houseAccount('house:promo'), amountMinor: -amountMinor },
          { account: memberWallet(caller.id, 'main'), amountMinor },
        ],
        now: 0,
      }),
    )
    return caller
  }
  const create = async (caller: TestCaller, amountMinor: number, key: string = randomUUID()) => {
    const { payload, headers: sealed } = await seal(test.gateway, { amountMinor, paymentPassword: '246810' })
    const headers = { ...caller.headers, ...sealed, 'idempotency-key': key }
    return (await test.call({ method: 'POST', url: '/wps/withdraw', payload, headers })).json<Answer>()
  }
  const look = async (caller: TestCaller, id: string) =>
    (await test.call({ url: `/wps/withdraw/${id}`, headers: caller.headers })).json<Answer>()
  const wallets = (balance: Balance) =>
    Object.fromEntries(balance.wallets.map((one) => [one.wallet, one.balanceMinor]))

  beforeAll(async () => {
    test = await createTestGateway()
    quickHashes(test)
  })
  afterAll(() => test.close())
  afterEach(async () => expect(await ledgerAudit(test.db.read)).toEqual([]))

  // WITHDRAW-3
  it('a withdrawal reserves the amount at once and pays it within two seconds', async () => {
    const caller = await memberWith(100_000)
    const { withdrawal, balance } = (await create(caller, 30_000)).value
    expect(withdrawal.state).toBe('submitted')
    expect(wallets(balance)).toEqual({ main: 70_000, locked: 30_000 })
    await test.runJobs(20, 100)
    const paid = (await look(caller, withdrawal.id)).value
    expect(paid.withdrawal.timeline.map((step) => step.state)).toEqual([
      'submitted',
      'under-review',
      'approved',
      'paying',
      'paid',
    ])
    expect(wallets(paid.balance)).toEqual({ main: 70_000, locked: 0 })
  })

  it('a rejected withdrawal returns the money', async () => {
    const caller = await memberWith(100_000)
    const { withdrawal } = (await create(caller, 30_013)).value
    await test.runJobs(20, 100)
    const rejected = (await look(caller, withdrawal.id)).value
    expect(rejected.withdrawal).toMatchObject({ state: 'rejected', reason: 'declined' })
    expect(wallets(rejected.balance)).toEqual({ main: 100_000, locked: 0 })
  })

  it('ten of a hundred withdrawals succeed when there is money for ten', async () => {
    const caller = await memberWith(100_000)
    const answers = await Promise.all(Array.from({ length: 100 }, () => create(caller, 10_000)))
    expect(answers.filter((answer) => answer.code === undefined)).toHaveLength(10)
    expect(answers.filter((answer) => answer.code === 'wallet.insufficient')).toHaveLength(90)
  })

  it('a withdrawal happens once for one key', async () => {
    const caller = await memberWith(100_000)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(caller, 10_000, key)))
    expect(new Set(answers.map((answer) => answer.value.withdrawal.id)).size).toBe(1)
    expect(wallets((await look(caller, answers[0]?.value.withdrawal.id ?? '')).value.balance).main).toBe(
      90_000,
    )
  })

  it('a withdrawal beyond the balance leaves nothing behind, and its key may be used again', async () => {
    const caller = await memberWith(10_000)
    const key = randomUUID()
    expect(await create(caller, 20_000, key)).toMatchObject({ code: 'wallet.insufficient' })
    const options = await test.call({ url: '/wps/withdraw/options', headers: caller.headers })
    expect(options.json()).toMatchObject({ value: { recent: [], withdrawableMinor: 10_000 } })
    expect((await create(caller, 10_000, key)).code).toBeUndefined()
  })

  // SEC-5
  it('a withdrawal has an upper limit and is not found by anybody else', async () => {
    const [owner, other] = [await memberWith(100_000), await memberWith(0 + 100)]
    expect(await create(owner, 9_999)).toMatchObject({ code: 'withdraw.amount.range' })
    const { withdrawal } = (await create(owner, 10_000)).value
    expect(await look(other, withdrawal.id)).toMatchObject({ code: 'withdraw.not.found' })
    expect(withdrawal.account).toMatch(/^Demo Bank •••• \d{4}$/)
  })
})
