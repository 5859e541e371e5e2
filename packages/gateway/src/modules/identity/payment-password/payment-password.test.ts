import { randomUUID } from 'node:crypto'
import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { quickHash, quickHashes } from '../../../testing/quick-hashes'
import { readOutbox, sentCode } from '../../../testing/read-outbox'
import { seal } from '../../../testing/seal'
import { importPayoutAccounts } from '../../money/payout-accounts'
import { issueCode } from '../verification/codes'
import { paymentPasswordChangedAt } from '.'

interface Answer {
  success: boolean
  code?: string
  value: {
    left?: number
    retryAt?: number
    lockedUntil?: number
    contacts?: { channel: string; to: string }[]
    withdrawal?: { id: string }
  }
}

const right = '246810'
const minuteMs = 60_000
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
  const member = async (hasOne = true, contacts: { email?: string; mobileNum?: string } = {}) => {
    const account = `keeper${String((names += 1))}`
    const password = hasOne && { paymentPasswordHash: quickHash(right) }
    const caller = await test.signedIn({ account, ...password, ...contacts })
    const amountMinor = 100_000
    await test.db.transaction(async (trx) => {
      const to = { institution: 'gcash', number: '09171234567', holderName: 'Ana Cruz' }
      await importPayoutAccounts(trx, 'demo', [{ ...to, memberId: caller.id, isDefault: true, addedAt: 0 }])
      await transfer(trx, {
        merchant: 'demo',
        currency: 'PHP',
        kind: 'cashback',
        reference: caller.id,
        entries: [
          { account: houseAccount('house:promo'), amountMinor: -amountMinor },
          { account: memberWallet(caller.id, 'main'), amountMinor },
        ],
        now: 0,
      })
    })
    return caller
  }
  const state = async ({ headers }: TestCaller) =>
    (await test.call({ url: '/wps/withdraw/password', headers })).json<Answer>()
  const replaceBy = (caller: TestCaller, old: string, paymentPassword: string) =>
    post('/wps/withdraw/password/change', caller, { oldPaymentPassword: old, paymentPassword })
  const askCode = async ({ headers }: TestCaller, channel: 'sms' | 'email') =>
    (
      await test.call({
        method: 'POST',
        url: '/wps/withdraw/password/code',
        payload: { channel },
        headers,
      })
    ).json<Answer>()
  const recover = (caller: TestCaller, channel: 'sms' | 'email', code: string, paymentPassword = '975310') =>
    post('/wps/withdraw/password/recover', caller, { channel, code, paymentPassword })
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

  // WITHDRAW-2
  it('five wrong withdrawal passwords in a row lock it for 5 minutes, each further five for 15', async () => {
    const caller = await member()
    for (const [lockMinutes, more] of [
      [5, [4, 3, 2, 1]],
      [15, [4, 3, 2, 1]],
      [15, [4, 3, 2, 1]],
    ] as const) {
      for (const left of more)
        expect(await withdraw(caller, '000000')).toMatchObject({
          code: 'withdraw.password.wrong',
          value: { left },
        })
      const retryAt = test.clock.now() + lockMinutes * minuteMs
      const locked = { code: 'withdraw.password.locked', value: { retryAt } }
      expect(await withdraw(caller, '000000')).toMatchObject(locked)
      expect(await withdraw(caller, right)).toMatchObject(locked)
      expect((await state(caller)).value).toMatchObject({ lockedUntil: retryAt })
      test.clock.advance(lockMinutes * minuteMs)
    }
    expect((await options(caller)).recent).toEqual([])
    expect(await withdraw(await test.signedInAgain(caller), right)).toMatchObject({ success: true })
    expect((await state(caller)).value.lockedUntil).toBeUndefined()
  })

  it('a right withdrawal password resets the count of wrong tries', async () => {
    const caller = await member()
    for (let round = 0; round < 2; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) await withdraw(caller, '000000')
      expect(await withdraw(caller, right)).toMatchObject({ success: true })
    }
  })

  // WITHDRAW-2
  it('the withdrawal password is checked five times however many tries come at once from two devices', async () => {
    const caller = await member()
    const devices = [caller, await test.signedInAgain(caller)]
    hashes.verify.mockClear()
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => withdraw(devices[index % 2] ?? caller, '000000')),
    )
    expect(hashes.verify).toHaveBeenCalledTimes(5)
    expect(answers.filter(({ code }) => code === 'withdraw.password.wrong')).toHaveLength(4)
    expect(answers.filter(({ code }) => code === 'withdraw.password.locked')).toHaveLength(20)
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
    await test.db.write
      .updateTable('payment_passwords')
      .set({ hash: quickHash('975310') })
      .where('member_id', '=', caller.id)
      .execute()
    expect(await withdraw(caller, '975310', key)).toMatchObject({ success: true })
  })

  // WITHDRAW-2
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
    const answers = await Promise.all([set(caller, '113355'), set(caller, '830417')])
    expect(answers.map(({ code }) => code ?? 'set').sort()).toEqual(['set', 'withdraw.password.exists'])
  })

  it('the withdrawal password can be set only within five minutes of signing in or giving the password', async () => {
    const caller = await member(false)
    test.clock.advance(5 * minuteMs)
    expect(await set(caller, right)).toMatchObject({ code: 'reauth.required', value: { reason: 'recent' } })
  })

  // WITHDRAW-2
  it('the withdrawal password is changed by the old one, which no longer works', async () => {
    const caller = await member()
    expect(await paymentPasswordChangedAt(test.db.read, caller.id)).toBeNull()
    expect(await replaceBy(caller, '000000', '975310')).toMatchObject({ value: { left: 4 } })
    expect(await replaceBy(caller, right, right)).toMatchObject({ code: 'modify.new.old.same' })
    expect(await replaceBy(caller, right, '123456')).toMatchObject({ code: 'withdraw.password.form' })
    expect(await replaceBy(caller, right, '975310')).toMatchObject({ success: true })
    expect(await paymentPasswordChangedAt(test.db.read, caller.id)).toBe(test.clock.now())
    expect(await withdraw(caller, right)).toMatchObject({ code: 'withdraw.password.wrong' })
    expect(await withdraw(caller, '975310')).toMatchObject({ success: true })
  })

  it('two devices that change the withdrawal password at once by the same old one change it once', async () => {
    const caller = await member()
    // Both have given the right old one before either has stored its new one.
    let first: () => void = () => undefined
    hashes.hash.mockImplementationOnce(
      (password) => new Promise((resolve) => (first = () => resolve(quickHash(password)))),
    )
    hashes.hash.mockImplementationOnce((password) => {
      first()
      return Promise.resolve(quickHash(password))
    })
    const answers = await Promise.all([
      replaceBy(caller, right, '975310'),
      replaceBy(caller, right, '864209'),
    ])
    expect(answers.map(({ code }) => code ?? 'changed').sort()).toEqual([
      'changed',
      'withdraw.password.wrong',
    ])
    const [kept, lost] = answers[0].success ? ['975310', '864209'] : ['864209', '975310']
    expect(await withdraw(caller, lost)).toMatchObject({ code: 'withdraw.password.wrong' })
    expect(await withdraw(caller, kept)).toMatchObject({ success: true })
  })

  it.each([
    ['sms', '9175550001', 'first@perla.example', '+639175550001', '+63 ••• 0001'],
    ['email', '9175550009', 'keeper@perla.example', 'keeper@perla.example', 'k•••@perla.example'],
  ] as const)(
    'a locked withdrawal password is recovered by a code by %s',
    async (channel, mobileNum, email, recipient, to) => {
      const caller = await member(true, { mobileNum, email })
      for (let wrong = 0; wrong < 5; wrong += 1) await withdraw(caller, '000000')
      const { contacts } = (await state(caller)).value
      expect(contacts?.find((one) => one.channel === channel)).toEqual({ channel, to })
      expect(await askCode(caller, channel)).toMatchObject({ value: { expiredMinutes: 5 } })
      const code = await sentCode(test, recipient)
      expect(await recover(caller, channel, code, '111111')).toMatchObject({ code: 'withdraw.password.form' })
      expect(await recover(caller, channel, code)).toMatchObject({ success: true })
      expect(await recover(caller, channel, code, '864209')).toMatchObject({ code: 'sms.code.wrong' })
      expect(await withdraw(caller, '975310')).toMatchObject({ success: true })
      const told = await readOutbox(test, email)
      expect(told[0]).toMatchObject({ subject: 'May bago kang withdrawal password' })
    },
  )

  it('a code that has expired, or belongs to another purpose or another member, recovers nothing', async () => {
    const [caller, other] = [
      await member(true, { mobileNum: '9175550002' }),
      await member(true, { mobileNum: '9175550003' }),
    ]
    await askCode(caller, 'sms')
    const code = await sentCode(test, '+639175550002')
    expect(await recover(other, 'sms', code)).toMatchObject({ code: 'sms.code.wrong' })
    expect(await askCode(caller, 'sms')).toMatchObject({ code: 'sms.too.soon' })
    test.clock.advance(5 * minuteMs)
    const back = await test.signedInAgain(caller)
    expect(await recover(back, 'sms', code)).toMatchObject({ code: 'sms.code.expired' })
    const now = test.clock.now()
    const number = { diallingCode: '63', mobileNum: '9175550003' }
    const signIn = await test.db.transaction((trx) =>
      issueCode(trx, { merchant: 'demo', purpose: 'noLogin', ...number }, { now, expiresAt: now + minuteMs }),
    )
    expect(await recover(await test.signedInAgain(other), 'sms', signIn)).toMatchObject({
      code: 'sms.code.wrong',
    })
  })

  it('without a number a code can only go to the e-mail, and without either to nothing', async () => {
    const caller = await member(true, { email: 'only@perla.example' })
    expect(await askCode(caller, 'sms')).toMatchObject({ code: 'contact.none' })
    expect(await askCode(await member(), 'email')).toMatchObject({ code: 'contact.none' })
    expect((await state(caller)).value).toMatchObject({ contacts: [{ channel: 'email' }] })
  })
})
