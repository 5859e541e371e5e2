import { mkdtemp, rm, appendFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { Webhook } from 'standardwebhooks'
import type { ChainPayment } from './chain/chain-payment'
import { payDue } from './decide'
import { ownKeys, type PspKeys } from './keys'
import { createServer } from './server'
import type { Delivery, Payment } from './payment'
import type { Payout } from './payout'
import { openStore, type Store } from './store'
import { deliverDue, nextTry } from './webhooks'

const log = pino({ level: 'silent' })

/** Reads a code by the specification's own words: tag, length in decimal, value; the last four digits are the CRC. */
function readCode(code: string): Map<string, string> {
  const fields = new Map<string, string>()
  let rest = code
  while (rest !== '') {
    const length = Number(rest.slice(2, 4))
    fields.set(rest.slice(0, 2), rest.slice(4, 4 + length))
    rest = rest.slice(4 + length)
  }
  return fields
}

/** CRC-16/CCITT-FALSE by a table, other than the code under test does it. */
function crcByTable(text: string): string {
  const table = Array.from({ length: 256 }, (_none, index) => {
    let value = index << 8
    for (let bit = 0; bit < 8; bit += 1) value = value & 0x8000 ? (value << 1) ^ 0x1021 : value << 1
    return value & 0xffff
  })
  let crc = 0xffff
  for (const letter of text)
    crc = ((crc << 8) ^ (table[((crc >> 8) ^ letter.charCodeAt(0)) & 0xff] ?? 0)) & 0xffff
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

describe('the demo payment provider', () => {
  let dataDir: string
  let store: Store<Payment>
  let keys: PspKeys
  let app: FastifyInstance
  let now = Date.UTC(2026, 10, 24)
  let references = 0

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'psp-'))
    store = await openStore<Payment>(dataDir, 'psp')
    keys = await ownKeys(dataDir, 'psp-demo')
    const common = { keys, origin: 'http://pay.localhost:8082', now: () => now }
    const chain = { ...common, store: await openStore<ChainPayment>(dataDir, 'chain'), blockMs: 3_000 }
    const payouts = await openStore<Payout>(dataDir, 'payouts')
    app = createServer({ ...common, store, payouts, log, chain })
  })
  afterAll(async () => {
    await app.close()
    await rm(dataDir, { recursive: true })
  })

  const asked = (more: object = {}) => ({
    reference: `PZ${(references += 1)}`,
    amountMinor: 50_037,
    currency: 'PHP',
    payee: 'Perla <b>',
    returnUrl: 'http://localhost:8080/m/voucherCenter',
    expiresAt: now + 900_000,
    paysBy: 'page',
    ...more,
  })
  const create = async (payload: { reference: string }, key = payload.reference) => {
    const headers = { authorization: `Bearer ${keys.apiKey}`, 'idempotency-key': key }
    const answer = await app.inject({ method: 'POST', url: '/v1/payments', payload, headers })
    return { status: answer.statusCode, ...answer.json<{ id: string; url: string; qr: string | null }>() }
  }
  const choose = (id: string, form: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/pay/${id}`,
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const reportsOf = (id: string) =>
    store
      .deliveries()
      .map(({ body }) => JSON.parse(body) as { type: string; data: { id: string; amountMinor: number } })
      .filter(({ data }) => data.id === id)

  // DEPOSIT-7
  it('a payment is created once for an idempotency key, and another payment with that key is a conflict', async () => {
    const order = asked()
    const [one, other] = await Promise.all([create(order), create(order)])
    expect(one.id).toBe(other.id)
    expect((await create({ ...order, amountMinor: 1 } as typeof order)).status).toBe(409)
  })

  it('calls without the merchant’s key are refused', async () => {
    const answer = await app.inject({ method: 'POST', url: '/v1/payments', payload: asked() })
    expect(answer.statusCode).toBe(401)
  })

  it.each([
    [{ choice: 'pay' }, 'payment.paid', 50_037],
    [{ choice: 'other', amount: '120.50' }, 'payment.paid', 12_050],
    [{ choice: 'decline' }, 'payment.declined', 50_037],
  ])('the choice %j on the page is reported as %s', async (form, type, amountMinor) => {
    const { id } = await create(asked())
    expect((await choose(id, form)).statusCode).toBe(303)
    await choose(id, { choice: 'pay' })
    expect(reportsOf(id)).toMatchObject([{ type, data: { amountMinor } }])
  })

  it('an invalid amount is refused at its field and pays nothing', async () => {
    const { id } = await create(asked())
    const answer = await choose(id, { choice: 'other', amount: 'x' })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('role="alert"')
    expect(answer.body).toContain('value="x"')
    expect(reportsOf(id)).toEqual([])
  })

  it('a late payment is made once the order has ended', async () => {
    const order = asked()
    const { id } = await create(order)
    await choose(id, { choice: 'late' })
    await payDue(store, order.expiresAt)
    expect(reportsOf(id)).toEqual([])
    await payDue(store, order.expiresAt + 2_000)
    expect(reportsOf(id)).toMatchObject([{ type: 'payment.paid' }])
  })

  it('the page is in the language of the browser and shows names as text', async () => {
    const { id } = await create(asked())
    const page = await app.inject({ url: `/pay/${id}`, headers: { 'accept-language': 'fil-PH,en' } })
    expect(page.body).toContain('lang="fil"')
    expect(page.body).toContain('Perla &#60;b&#62;')
    expect(page.body).not.toContain('<b>')
  })

  it('a QR code can be read by another implementation, and its text leads to the payment', async () => {
    const order = asked({ paysBy: 'qr' })
    const { id, qr } = await create(order)
    const code = qr ?? ''
    const fields = readCode(code)
    expect(Object.fromEntries(fields)).toMatchObject({
      '00': '01',
      '01': '12',
      '53': '608',
      '54': '500.37',
      '58': 'PH',
      '62': `05${String(order.reference.length).padStart(2, '0')}${order.reference}`,
      '63': crcByTable(code.slice(0, -4)),
    })
    const scan = (text: string) =>
      app.inject({
        method: 'POST',
        url: '/scan',
        payload: new URLSearchParams({ code: text }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await scan(code)).headers.location).toBe(`/pay/${id}`)
    expect((await scan(code.replace('500.37', '100.37'))).statusCode).toBe(422)
  })

  // DEPOSIT-6, DEPOSIT-7
  it('a webhook is sent until it is acknowledged, signed as the specification says', async () => {
    const received: unknown[] = []
    let isDown = true
    const merchant = createHttpServer((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        if (!isDown)
          received.push(
            new Webhook(keys.webhookSecret).verify(body, request.headers as Record<string, string>),
          )
        response.writeHead(isDown ? 500 : 200).end()
      })
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => merchant.once('listening', resolve))
    const url = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/`
    const { id } = await create(asked())
    // The independent implementation checks the age by the clock of the machine.
    now = Date.now()
    await choose(id, { choice: 'pay' })
    const deliver = () => deliverDue(store, { url, secret: keys.webhookSecret, log, now: () => now })
    await deliver()
    isDown = false
    await deliver()
    expect(received).toEqual([])
    const isWaiting = () => store.deliveries().filter(({ nextAt }) => nextAt !== null)
    expect(isWaiting().length).toBeGreaterThan(0)
    for (const waiting of isWaiting()) await store.saveDelivery({ ...waiting, nextAt: now })
    await deliver()
    expect(received).toContainEqual(expect.objectContaining({ data: expect.objectContaining({ id }) }))
    expect(isWaiting()).toEqual([])
    merchant.close()
  })

  it('a webhook is tried ever more rarely, and given up after a day', () => {
    const delivery = { id: 'm', body: '', firstAt: 0, nextAt: 0, attempts: 1 }
    expect(nextTry(delivery, 0)).toBe(4_000)
    expect(nextTry({ ...delivery, attempts: 30 }, 0)).toBe(3_600_000)
    expect(nextTry(delivery, 86_400_000)).toBeNull()
  })

  it('a webhook that is never acknowledged is retried for a whole day, ever more rarely, and then no more', async () => {
    const tries: number[] = []
    const refusing = createHttpServer((_request, response) => {
      tries.push(clock)
      response.writeHead(500).end()
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => refusing.once('listening', resolve))
    const url = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}/`
    let clock = 1_000_000
    let report: Delivery = { id: 'msg_1', body: '{}', firstAt: clock, nextAt: clock, attempts: 0 }
    const reports = {
      deliveries: () => [report],
      saveDelivery: (next: Delivery) => {
        report = next
        return Promise.resolve()
      },
    }
    while (report.nextAt !== null) {
      clock = report.nextAt
      await deliverDue(reports, { url, secret: keys.webhookSecret, log, now: () => clock })
    }
    refusing.close()
    const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0))
    expect(pauses.slice(0, 3)).toEqual([4_000, 8_000, 16_000])
    // The last pause is what is left of the day.
    expect(pauses.slice(0, -1)).toEqual(pauses.slice(0, -1).toSorted((one, other) => one - other))
    expect(Math.max(...pauses)).toBe(3_600_000)
    expect((tries.at(-1) ?? 0) - (tries[0] ?? 0)).toBe(86_400_000)
    expect(report).toMatchObject({ nextAt: null, attempts: tries.length })
  })

  it('payments and reports survive the process, also one that was killed while it wrote', async () => {
    await appendFile(join(dataDir, 'psp', 'journal.jsonl'), '\n{"payment":{"id":"cut')
    const again = await openStore<Payment>(dataDir, 'psp')
    expect(again.payments()).toEqual(store.payments())
    expect(again.deliveries()).toEqual(store.deliveries())
  })
})
