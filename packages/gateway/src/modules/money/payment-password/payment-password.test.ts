import { randomUUID } from 'node:crypto'
import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { quickHash, quickHashes } from '../../../testing/quick-hashes'
import { seal } from '../../../testing/seal'

interface Answer {
  success: boolean
  code?: string
  value: { left?: number; retryAt?: number; withdrawal?: { id: string } }
}

const right = '246810'
const minuteMs = 60_000
// WITHDRAW-2
describe('the withdrawal password', () => {
  let test: TestGateway
  let hashes: ReturnType<typeof quickHashes>
  let names = 0

  const post = async (url: string, caller: TestCaller, body: object, key?: string) => {
    const { payload, headers } = await seal(test.gateway, body)
    const all = { ...caller.headers, ...headers, ...(key !== undefined && { 'idempotency-key': key }) }
    return (await test.call({ method: 'POST', url, payload, headers: all })).json<Answer>()
  }
  const withdraw = (caller: TestCaller, paymentPassword: string, key: string = randomUUID()) =>
    post('/wps/withdraw', caller, { amountMinor: 10_000, paymentPassword }, key)
  const set = (caller: TestCaller, paymentPassword: string) =>
    post('/wps/withdraw/password', caller, { paymentPassword })
  const member = async (hasOne = true) => {
    const account = `keeper${String((names += 1))}`
    const caller = await test.signedIn({ account, ...(hasOne && { paymentPasswordHash: quickHash(right) }) })
    const amountMinor = 100_000
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
  const options = async ({ headers }: TestCaller) =>
    (await test.call({ url: '/wps/withdraw/options', headers })).json<{
      value: { hasPaymentPassword: boolean; recent: unknown[]; paymentPasswordRule: object }
    }>().value

  beforeAll(async () => {
    test = await createTestGateway()
    hashes = quickHashes(test)
  })
  afterAll(() => test.close())

  it('the right withdrawal password lets a withdrawal through', async () => {
    expect(await withdraw(await member(), right)).toMatchObject({ success: true })
  })

  it('a withdrawal password in the clear is refused', async () => {
    const caller = await member()
    const headers = { ...caller.headers, 'idempotency-key': randomUUID() }
    const payload = { amountMinor: 10_000, paymentPassword: right }
    const answer = await test.call({ method: 'POST', url: '/wps/withdraw', payload, headers })
    expect(answer.json()).toMatchObject({ code: 'request.media.type' })
  })

  it('a wrong withdrawal password counts down and locks for a quarter of an hour at the fifth', async () => {
    const caller = await member()
    const retryAt = test.clock.now() + 15 * minuteMs
    for (const left of [4, 3, 2, 1])
      expect(await withdraw(caller, '000000')).toMatchObject({
        code: 'withdraw.password.wrong',
        value: { left },
      })
    const locked = { code: 'withdraw.password.locked', value: { retryAt } }
    expect(await withdraw(caller, '000000')).toMatchObject(locked)
    expect(await withdraw(caller, right)).toMatchObject(locked)
    expect((await options(caller)).recent).toEqual([])
    test.clock.advance(15 * minuteMs)
    expect(await withdraw(caller, right)).toMatchObject({ success: true })
  })

  it('a right withdrawal password resets the count of wrong tries', async () => {
    const caller = await member()
    for (let round = 0; round < 2; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) await withdraw(caller, '000000')
      expect(await withdraw(caller, right)).toMatchObject({ success: true })
    }
  })

  it('the withdrawal password is checked five times however many tries come at once', async () => {
    const caller = await member()
    hashes.verify.mockClear()
    const answers = await Promise.all(Array.from({ length: 25 }, () => withdraw(caller, '000000')))
    expect(hashes.verify).toHaveBeenCalledTimes(5)
    expect(answers.filter(({ code }) => code === 'withdraw.password.wrong')).toHaveLength(4)
    expect(answers.filter(({ code }) => code === 'withdraw.password.locked')).toHaveLength(21)
  })

  it('a wrong withdrawal password does not use up the intent: the same key works once with the right one', async () => {
    const caller = await member()
    const key = randomUUID()
    expect(await withdraw(caller, '000000', key)).toMatchObject({ code: 'withdraw.password.wrong' })
    const [first, again] = [await withdraw(caller, right, key), await withdraw(caller, right, key)]
    expect(first).toMatchObject({ success: true })
    expect(again.value).toEqual(first.value)
    expect((await options(caller)).recent).toHaveLength(1)
  })

  it('the withdrawal password is asked for again before the answer of an intent is repeated', async () => {
    const caller = await member()
    const key = randomUUID()
    await withdraw(caller, right, key)
    expect(await withdraw(caller, '000000', key)).toMatchObject({ code: 'withdraw.password.wrong' })
  })

  it('the stored answer of an intent does not contain the withdrawal password', async () => {
    const caller = await member()
    const key = randomUUID()
    await withdraw(caller, right, key)
    await test.db.read
      .updateTable('payment_passwords')
      .set({ hash: quickHash('975310') })
      .where('member_id', '=', caller.id)
      .execute()
    expect(await withdraw(caller, '975310', key)).toMatchObject({ success: true })
  })

  it('a missing withdrawal password is reported as missing and can be set once', async () => {
    const caller = await member(false)
    expect(await options(caller)).toMatchObject({
      hasPaymentPassword: false,
      paymentPasswordRule: { isEnabled: true, isRequired: true, pattern: '\\d{6}' },
    })
    expect(await withdraw(caller, right)).toMatchObject({ code: 'withdraw.password.unset' })
    expect(await set(caller, '12345')).toMatchObject({ code: 'withdraw.password.form' })
    for (const guessable of ['123456', '111111'])
      expect(await set(caller, guessable)).toMatchObject({
        code: 'withdraw.password.form',
        value: { reason: 'guessable' },
      })
    expect(await set(caller, right)).toMatchObject({ success: true })
    expect(await set(caller, '975310')).toMatchObject({ code: 'withdraw.password.exists' })
    expect(await options(caller)).toMatchObject({ hasPaymentPassword: true })
    expect(await withdraw(caller, right)).toMatchObject({ success: true })
  })

  it('two pages that set the withdrawal password at the same time set it once', async () => {
    const caller = await member(false)
    const answers = await Promise.all([set(caller, '111222'), set(caller, '333444')])
    expect(answers.map(({ code }) => code ?? 'set').sort()).toEqual(['set', 'withdraw.password.exists'])
  })

  it('the withdrawal password can be set only within five minutes of signing in or giving the password', async () => {
    const caller = await member(false)
    test.clock.advance(5 * minuteMs)
    expect(await set(caller, right)).toMatchObject({ code: 'reauth.required', value: { reason: 'recent' } })
  })
})
