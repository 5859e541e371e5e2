import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify, type FastifyInstance } from 'fastify'
import { ownKeys, type PspKeys } from '../keys'
import { openStore, type Store } from '../store'
import { addressOf } from './addresses'
import type { ChainPayment } from './chain-payment'
import { chainRoutes } from './chain-routes'
import { coinsOf, lockMs, rateAt, unitsFor, unitsIn, worthOf } from './rates'
import { reportBlocks } from './reports'

const blockMs = 3_000

interface Shown {
  address: string
  coinAmount: string
  rateMinor: number
  rateUntil: number
  seen: number
  height: number
  transfers: { id: string; network: string; state: string; amountMinor: number }[]
}

describe('the demo test chain', () => {
  let dataDir: string
  let store: Store<ChainPayment>
  let keys: PspKeys
  let app: FastifyInstance
  let now = Date.UTC(2026, 10, 25)
  let references = 0

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'chain-'))
    store = await openStore<ChainPayment>(dataDir, 'chain')
    keys = await ownKeys(dataDir, 'chain-demo')
    app = fastify()
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    chainRoutes(app, { store, keys, origin: 'http://pay.localhost:8082', blockMs, now: () => now })
  })
  afterAll(async () => {
    await app.close()
    await rm(dataDir, { recursive: true })
  })

  const asked = (more: object = {}) => ({
    reference: `PZ${(references += 1)}`,
    amountMinor: 50_000,
    currency: 'PHP',
    network: 'TRC20',
    payee: 'Perla <b>',
    returnUrl: null,
    expiresAt: now + 3_600_000,
    ...more,
  })
  const create = async (payload: { reference: string }) => {
    const headers = { authorization: `Bearer ${keys.apiKey}`, 'idempotency-key': payload.reference }
    const answer = await app.inject({ method: 'POST', url: '/chain/v1/payments', payload, headers })
    return { status: answer.statusCode, ...answer.json<Shown>() }
  }
  const look = async (reference: string) => {
    const headers = { authorization: `Bearer ${keys.apiKey}` }
    return (await app.inject({ url: `/chain/v1/payments/by-reference/${reference}`, headers })).json<Shown>()
  }
  const choose = (address: string, form: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/wallet/${address}`,
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  /** Mines blocks one after the other, with the reports of each; and what was reported about an order. */
  const mine = async (blocks: number) => {
    for (let block = 0; block < blocks; block += 1) {
      now += blockMs
      await reportBlocks(store, { now, blockMs })
    }
  }
  const reportsOf = (reference: string) =>
    store
      .deliveries()
      .map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> })
      .filter(({ data }) => data['reference'] === reference)
  const seenIn = (reference: string) => reportsOf(reference).map(({ data }) => data['seen'])

  // The account of the contract of USDT on Tron, and an example of EIP-55.
  it.each([
    ['TRC20', 'a614f803b6fd780986a42c78ec9c7f77e6ded13c', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['ERC20', '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['BEP20', 'fb6916095ca1df60bb79ce92ce3ea74c37c5d359', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ] as const)('an address on %s has its checksum', async (network, account, address) => {
    expect(await addressOf(network, Buffer.from(account, 'hex'))).toBe(address)
  })

  // DEPOSIT-7
  it('coins asked for an amount are worth that amount, and no centavo more', () => {
    for (const amountMinor of [1, 10_000, 50_077, 4_999_999])
      for (const rate of [5_806, 5_812, 5_818]) {
        const units = unitsFor(amountMinor, rate)
        expect(worthOf(units, rate)).toBe(amountMinor)
        expect(unitsIn(coinsOf(units))).toBe(units)
      }
    expect(rateAt('PHP', now)).not.toBe(rateAt('PHP', now + lockMs))
    expect(['0', '', 'x', '1.1234567', '-1'].map(unitsIn)).toEqual([null, null, null, null, null])
  })

  it('an address is made once for an idempotency key, and another amount with that key is a conflict', async () => {
    const order = asked()
    const [one, other] = await Promise.all([create(order), create(order)])
    expect(one.address).toBe(other.address)
    expect(one.rateUntil).toBe(now + lockMs)
    expect((await create({ ...order, amountMinor: 1 } as typeof order)).status).toBe(409)
    expect((await create(asked({ currency: 'KWD' }))).status).toBe(422)
  })

  it('calls without the merchant’s key are refused', async () => {
    const answer = await app.inject({ method: 'POST', url: '/chain/v1/payments', payload: asked() })
    expect(answer.statusCode).toBe(401)
  })

  // DEPOSIT-7
  it('each block confirms a transfer, and twelve pay the order', async () => {
    const { reference } = asked()
    const { address } = await create(asked({ reference }))
    await choose(address, { choice: 'exact' })
    await mine(4)
    expect(await look(reference)).toMatchObject({ seen: 4, transfers: [{ state: 'pending' }] })
    await mine(12)
    expect(seenIn(reference)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, undefined])
    const { transfers } = await look(reference)
    expect(transfers).toMatchObject([{ state: 'confirmed', amountMinor: 50_000, network: 'TRC20' }])
    expect(reportsOf(reference).at(-1)).toMatchObject({
      type: 'payment.paid',
      data: { id: transfers[0]?.id, amountMinor: 50_000, network: 'TRC20', orderedOn: 'TRC20' },
    })
  })

  it('a reorganisation takes a transfer away after three confirmations, at a greater height, and it can be sent again', async () => {
    const { reference } = asked()
    const { address } = await create(asked({ reference }))
    await choose(address, { choice: 'dropped' })
    await mine(14)
    expect(seenIn(reference)).toEqual([1, 2, 3, 0])
    const heights = reportsOf(reference).map(({ data }) => data['height'] as number)
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
    expect(new Set(heights).size).toBe(4)
    await choose(address, { choice: 'exact' })
    await mine(13)
    expect(reportsOf(reference).filter(({ type }) => type === 'payment.paid')).toHaveLength(1)
  })

  it.each([
    ['too little', { choice: 'other', amount: '8' }, { network: 'TRC20' }],
    [
      'on another network',
      { choice: 'network', network: 'ERC20' },
      { network: 'ERC20', amountMinor: 50_000 },
    ],
  ])('what is sent %s is reported as that', async (_what, form, data) => {
    const { reference } = asked()
    const { address, rateMinor } = await create(asked({ reference }))
    await choose(address, form)
    await mine(13)
    const amountMinor = form.choice === 'other' ? 8 * rateMinor : 50_000
    expect(reportsOf(reference).at(-1)).toMatchObject({
      type: 'payment.paid',
      data: { amountMinor, ...data },
    })
  })

  it('what is sent after the rate was locked is worth the locked rate', async () => {
    const { reference } = asked()
    const { address, coinAmount, rateUntil } = await create(asked({ reference }))
    now = rateUntil + 1
    await choose(address, { choice: 'exact' })
    await mine(13)
    const amountMinor = worthOf(unitsIn(coinAmount) ?? 0, rateAt('PHP', rateUntil + 1) ?? 0)
    expect(amountMinor).not.toBe(50_000)
    expect(reportsOf(reference).at(-1)).toMatchObject({ data: { amountMinor } })
  })

  it('coins that are sent late are sent once the order has ended', async () => {
    const order = asked({ expiresAt: now + 60_000 })
    const { address } = await create(order)
    await choose(address, { choice: 'late' })
    await mine(19)
    expect(reportsOf(order.reference)).toEqual([])
    await mine(15)
    expect(reportsOf(order.reference).at(-1)).toMatchObject({ type: 'payment.paid' })
  })

  it('the wallet finds the payment of an address, refuses other addresses, and shows names as text', async () => {
    const { address } = await create(asked())
    const find = (text: string) =>
      app.inject({
        method: 'POST',
        url: '/wallet',
        payload: new URLSearchParams({ address: text }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'fil' },
      })
    expect((await find(` ${address} `)).headers.location).toBe(`/wallet/${address}`)
    const unknown = await find('<i>')
    expect([unknown.statusCode, unknown.body.includes('<i>')]).toEqual([422, false])
    expect(unknown.body).toContain('lang="fil"')
    const page = await app.inject({ url: `/wallet/${address}` })
    expect(page.body).toContain('Perla &#60;b&#62;')
    const forms: Record<string, string>[] = [
      { choice: 'other', amount: 'x' },
      { choice: 'network', network: 'X' },
      {},
    ]
    for (const form of forms) expect((await choose(address, form)).statusCode).toBe(422)
    expect(store.findBy((one) => one.address === address)?.transfers).toEqual([])
  })
})
