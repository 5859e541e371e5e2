import type { Deposit } from '@plaza/contract/money'
import { randomUUID } from 'node:crypto'
import { demoBankCallback, demoBankSecret } from '../../demo/bank/demo-bank'
import { readSecret } from '../../../kernel/security/shared-secret'
import { auditMoney } from '../suspense'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'

interface Answer {
  success: boolean
  code?: string
  value: { deposit: Deposit; balance?: { totalMinor: number; version: number } }
}

describe('a deposit', () => {
  let test: TestGateway
  let account = 0
  const member = () => test.signedIn({ account: `payer${(account += 1)}` })

  const create = async (caller: TestCaller, amountMinor: number, key: string = randomUUID()) => {
    const headers = { ...caller.headers, 'idempotency-key': key }
    const payload = { method: 'demo-bank', amountMinor }
    return (await test.call({ method: 'POST', url: '/wps/deposit', payload, headers })).json<Answer>()
  }
  const look = async (caller: TestCaller, id: string) =>
    (await test.call({ url: `/wps/deposit/${id}`, headers: caller.headers })).json<Answer>()
  const cancel = async (caller: TestCaller, id: string) =>
    (
      await test.call({ method: 'POST', url: `/wps/deposit/${id}/cancel`, headers: caller.headers })
    ).json<Answer>()
  const report = async (
    event: { reference: string; amountMinor: number },
    secret?: string,
    id: string = randomUUID(),
  ) => {
    const signedBy = secret ?? (await readSecret(test.db.write, demoBankSecret))
    const { reference, amountMinor } = event
    const full = { id, currency: 'PHP', status: 'paid' as const, reference, amountMinor }
    const { path, body, headers } = demoBankCallback(full, signedBy, test.clock.now())
    return test.call({ method: 'POST', url: path, payload: body, headers })
  }

  beforeAll(async () => {
    test = await createTestGateway({ env: { DEPOSIT_EXPIRY_MS: '60000' } })
  })
  afterAll(() => test.close())
  afterEach(async () => expect(await auditMoney(test.db.read)).toEqual([]))

  // DEPOSIT-3
  it('a deposit awaits payment, is processed when the bank reports it, and credits the ledger', async () => {
    const caller = await member()
    const { value } = await create(caller, 50_000)
    expect(value.deposit).toMatchObject({
      state: 'awaiting-payment',
      amountMinor: 50_000,
      method: 'demo-bank',
    })
    await test.runJobs(1, 1_000)
    expect((await look(caller, value.deposit.id)).value.deposit.state).toBe('awaiting-payment')
    await test.runJobs(1, 200)
    expect((await look(caller, value.deposit.id)).value.deposit.state).toBe('processing')
    await test.runJobs(1, 300)
    const { deposit, balance } = (await look(caller, value.deposit.id)).value
    expect(deposit.timeline.map((step) => step.state)).toEqual([
      'created',
      'awaiting-payment',
      'processing',
      'credited',
    ])
    expect(balance).toMatchObject({ totalMinor: 50_000, version: 1 })
  })

  it('ten equal deposit requests with one key make one deposit', async () => {
    const caller = await member()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(caller, 30_000, key)))
    expect(new Set(answers.map((answer) => answer.value.deposit.id)).size).toBe(1)
    await test.runJobs(3, 1_000)
    expect((await look(caller, answers[0]?.value.deposit.id ?? '')).value.balance?.totalMinor).toBe(30_000)
  })

  // LEDGER-3
  it('a deposit under a used key with other contents is a conflict, and one without a key is refused', async () => {
    const caller = await member()
    const key = randomUUID()
    await create(caller, 30_000, key)
    expect(await create(caller, 40_000, key)).toMatchObject({ code: 'idempotency.conflict' })
    expect(await create(caller, 40_000, 'short')).toMatchObject({ code: 'idempotency.missing' })
  })

  it('a method has one open deposit at a time, and a second request returns the first', async () => {
    const caller = await member()
    const { value } = await create(caller, 30_000)
    const second = await create(caller, 30_000)
    expect(second).toMatchObject({ code: 'deposit.open.order', value: { deposit: { id: value.deposit.id } } })
    const methods = await test.call({ url: '/wps/deposit/methods', headers: caller.headers })
    expect(methods.json()).toMatchObject({
      value: { open: { id: value.deposit.id }, methods: [{ code: 'demo-bank' }] },
    })
  })

  it.each([
    ['too little', { method: 'demo-bank', amountMinor: 9_999 }, 'deposit.amount.range'],
    ['too much', { method: 'demo-bank', amountMinor: 5_000_001 }, 'deposit.amount.range'],
    ['far too much', { method: 'demo-bank', amountMinor: 1e15 }, 'deposit.amount.range'],
    ['nothing', { method: 'demo-bank', amountMinor: 0 }, 'deposit.amount.range'],
    ['less than nothing', { method: 'demo-bank', amountMinor: -25_000 }, 'deposit.amount.range'],
    ['an unknown method', { method: 'toString', amountMinor: 10_000 }, 'deposit.method.unknown'],
    ['an unknown field', { method: 'demo-bank', amountMinor: 10_000, state: 'credited' }, 'request.invalid'],
  ])('a deposit is refused for %s', async (_what, payload, code) => {
    const caller = await member()
    const headers = { ...caller.headers, 'idempotency-key': randomUUID() }
    const answer = await test.call({ method: 'POST', url: '/wps/deposit', payload, headers })
    expect(answer.json()).toMatchObject({ code })
  })

  it('a deposit that the bank declines fails with a reason', async () => {
    const caller = await member()
    const { value } = await create(caller, 50_013)
    await test.runJobs(2, 1_300)
    const { deposit, balance } = (await look(caller, value.deposit.id)).value
    expect(deposit).toMatchObject({ state: 'failed', reason: 'declined' })
    expect(balance?.totalMinor).toBe(0)
  })

  it('an unpaid deposit expires, even before a job has marked it', async () => {
    const caller = await member()
    const { value } = await create(caller, 50_077)
    test.clock.advance(60_000)
    const next = await create(caller, 50_000)
    expect(next.value.deposit.state).toBe('awaiting-payment')
    expect((await look(caller, value.deposit.id)).value.deposit.state).toBe('expired')
  })

  it('a job marks unpaid deposits as expired', async () => {
    const caller = await member()
    const { value } = await create(caller, 50_077)
    await test.runJobs(1, 60_000)
    expect((await look(caller, value.deposit.id)).value.deposit.state).toBe('expired')
  })

  it('a deposit that cannot be processed does not hold up the others', async () => {
    const [broken, sound] = [await member(), await member()]
    const stuck = (await create(broken, 50_000)).value.deposit
    await cancel(broken, stuck.id)
    await test.db.write.updateTable('deposits').set({ due_at: 0 }).where('id', '=', stuck.id).execute()
    const { value } = await create(sound, 50_077)
    await expect(test.runJobs(1, 60_000)).rejects.toMatchObject({ code: 'deposit.state' })
    await test.runJobs()
    expect((await look(sound, value.deposit.id)).value.deposit.state).toBe('expired')
    await test.db.write.updateTable('deposits').set({ due_at: null }).where('id', '=', stuck.id).execute()
  })

  it('an unpaid deposit can be cancelled, and the bank is informed', async () => {
    const caller = await member()
    const { value } = await create(caller, 50_000)
    expect((await cancel(caller, value.deposit.id)).value.deposit.state).toBe('cancelled')
    expect(await cancel(caller, value.deposit.id)).toMatchObject({ code: 'deposit.state' })
    await test.runJobs(3, 1_000)
    expect((await look(caller, value.deposit.id)).value).toMatchObject({
      deposit: { state: 'cancelled' },
      balance: { totalMinor: 0 },
    })
  })

  // DEPOSIT-6
  it('a deposit is credited once however often the bank reports it', async () => {
    const caller = await member()
    const { deposit } = (await create(caller, 50_000)).value
    const reports = await Promise.all(
      Array.from({ length: 5 }, () => report(deposit, undefined, `same-${deposit.id}`)),
    )
    expect(reports.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200])
    await test.runJobs(4, 1_000)
    await report(deposit, undefined, `same-${deposit.id}`)
    await test.runJobs(2, 1_000)
    expect((await look(caller, deposit.id)).value.balance?.totalMinor).toBe(50_000)
  })

  it('a bank’s report that is unsigned or was signed long ago is refused', async () => {
    const caller = await member()
    const { deposit } = (await create(caller, 50_000)).value
    expect((await report(deposit, 'another secret')).statusCode).toBe(403)
    const old = demoBankCallback(
      { id: 'old', currency: 'PHP', status: 'paid', reference: deposit.reference, amountMinor: 50_000 },
      await readSecret(test.db.write, demoBankSecret),
      test.clock.now() - 6 * 60_000,
    )
    const answer = await test.call({
      method: 'POST',
      url: '/psp/demo-bank/callback',
      payload: old.body,
      headers: old.headers,
    })
    expect(answer.statusCode).toBe(403)
  })

  it('a bank’s report that was signed for another address is refused', async () => {
    const caller = await member()
    const { deposit } = (await create(caller, 50_000)).value
    const { reference } = deposit
    const event = { id: 'moved', currency: 'PHP', status: 'paid', reference, amountMinor: 50_000 } as const
    const secret = await readSecret(test.db.write, demoBankSecret)
    const { path, body, headers } = demoBankCallback(event, secret, test.clock.now())
    const send = async (url: string, more = {}) =>
      (await test.call({ method: 'POST', url, payload: body, headers: { ...headers, ...more } })).statusCode
    expect(await send(`${path}?more=1`)).toBe(403)
    const former = String(Object(headers)['x-demo-bank-signature']).replace('v2=', 'v1=')
    expect(await send(path, { 'x-demo-bank-signature': former })).toBe(403)
    expect((await look(caller, deposit.id)).value.deposit.state).toBe('awaiting-payment')
  })

  it('a deposit is not found by anybody else', async () => {
    const [owner, other] = [await member(), await member()]
    const { deposit } = (await create(owner, 50_000)).value
    expect(await look(other, deposit.id)).toMatchObject({ code: 'deposit.not.found' })
    expect(await cancel(other, deposit.id)).toMatchObject({ code: 'deposit.not.found' })
  })

  it('trial accounts cannot make deposits', async () => {
    const caller = await test.signedIn({ account: 'trial', type: 4 })
    expect(await create(caller, 50_000)).toMatchObject({ code: 'trial.rejected' })
  })

  it('deposits are listed newest first in pages of twenty', async () => {
    const caller = await member()
    for (let index = 0; index < 21; index += 1) {
      test.clock.advance(1)
      const { deposit } = (await create(caller, 50_000 + index * 100)).value
      await cancel(caller, deposit.id)
    }
    const page = async (pageNo: number) =>
      (await test.call({ url: `/wps/deposit?pageNo=${pageNo}`, headers: caller.headers })).json<{
        value: { deposits: Deposit[]; totalPages: number }
      }>().value
    expect((await page(1)).deposits.map((one) => one.amountMinor).slice(0, 2)).toEqual([52_000, 51_900])
    expect(await page(2)).toMatchObject({ deposits: [{ amountMinor: 50_000 }], pageNum: 2, totalPages: 2 })
  })

  // RECORDS-2
  it('the list of deposits has the totals of all pages: how many there are, and what the credited ones added', async () => {
    const caller = await member()
    for (let index = 0; index < 20; index += 1)
      await cancel(caller, (await create(caller, 50_000)).value.deposit.id)
    await create(caller, 30_000)
    await test.runJobs(3, 1_000)
    const list = (await test.call({ url: '/wps/deposit?pageNo=2', headers: caller.headers })).json<{
      value: { deposits: Deposit[]; totals: unknown }
    }>().value
    expect(list.deposits).toHaveLength(1)
    expect(list.totals).toEqual({ count: 21, creditedMinor: 30_000, currency: 'PHP' })
  })
})
