import type { Deposit } from '@plaza/contract/money'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'

const apiKey = 'sk_test'
const webhookSecret = `whsec_${randomBytes(32).toString('base64')}`

interface Told {
  reference: string
  amountMinor: number
  currency: string
}

/** A provider of the test's own: what it knows, and how it answers. */
interface Provider {
  server: Server
  created: Map<string, Told>
  states: Map<string, string>
  cancelled: string[]
  answers: 'well' | 'nonsense' | 'not'
}

async function openProvider(): Promise<Provider> {
  const provider: Provider = {
    server: createServer(),
    created: new Map(),
    states: new Map(),
    cancelled: [],
    answers: 'well',
  }
  const show = (told: Told) => ({
    ...told,
    id: `pay_${told.reference}`,
    paidMinor: null,
    state: provider.states.get(told.reference) ?? 'open',
    qr: 'code',
    url: `http://pay.localhost/pay/${told.reference}`,
  })
  provider.server.on('request', (request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      if (provider.answers === 'not') return request.socket.destroy()
      if (provider.answers === 'nonsense') return response.end('<html>')
      if (request.headers.authorization !== `Bearer ${apiKey}`) return response.writeHead(401).end('{}')
      const reference = decodeURIComponent(request.url?.split('/')[4] ?? '')
      if (request.url === '/v1/payments') {
        const told = JSON.parse(body) as Told
        provider.created.set(String(request.headers['idempotency-key']), told)
        return response.end(JSON.stringify(show(told)))
      }
      if (request.url?.endsWith('/cancel')) provider.cancelled.push(reference)
      const told = provider.created.get(reference)
      if (!told) return response.writeHead(404).end('{}')
      return response.end(JSON.stringify(show(told)))
    })
  })
  provider.server.listen(0, '127.0.0.1')
  await new Promise((resolve) => provider.server.once('listening', resolve))
  return provider
}

// DEPOSIT-7
describe('the adapter of the demo payment provider', () => {
  let test: TestGateway
  let provider: Provider
  let dataDir: string
  let account = 0

  beforeAll(async () => {
    provider = await openProvider()
    dataDir = await mkdtemp(join(tmpdir(), 'psp-adapter-'))
    await mkdir(join(dataDir, 'keys'))
    await writeFile(join(dataDir, 'keys', 'psp-demo.json'), JSON.stringify({ apiKey, webhookSecret }))
    const { port } = provider.server.address() as AddressInfo
    test = await createTestGateway({ env: { PSP_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir } })
  })
  afterAll(async () => {
    await test.close()
    provider.server.close()
    await rm(dataDir, { recursive: true })
  })
  beforeEach(() => {
    provider.answers = 'well'
    // The breaker of an earlier test is closed again.
    test.clock.advance(60_000)
  })

  const member = () => test.signedIn({ account: `psp${(account += 1)}` })
  const create = async (caller: TestCaller, method = 'psp-wallet', amountMinor = 50_000) => {
    const headers = { ...caller.headers, 'idempotency-key': randomUUID() }
    const payload = { method, amountMinor }
    return (await test.call({ method: 'POST', url: '/wps/deposit', payload, headers })).json<{
      value: { deposit: Deposit }
    }>().value.deposit
  }
  const look = async (caller: TestCaller, { id }: Deposit) =>
    (await test.call({ url: `/wps/deposit/${id}`, headers: caller.headers })).json<{
      value: { deposit: Deposit; balance: { totalMinor: number } }
    }>().value
  /** A report signed by an independent implementation of the specification. */
  const report = async (
    data: object,
    { type = 'payment.paid', id = `msg_${randomUUID()}`, ageMs = 0, secret = webhookSecret } = {},
  ) => {
    const body = JSON.stringify({ type, timestamp: '2026-11-01T04:00:00Z', data })
    const at = new Date(test.clock.now() - ageMs)
    const answer = await test.call({
      method: 'POST',
      url: '/psp/psp-demo/callback',
      payload: body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': `v1,bm90IG91cnM= ${new Webhook(secret).sign(id, at, body)}`,
      },
    })
    return answer.statusCode
  }
  const paid = ({ reference, amountMinor, currency }: Deposit, more: object = {}) => ({
    id: `pay_${reference}`,
    reference,
    amountMinor,
    currency,
    ...more,
  })

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
