import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify, type FastifyInstance } from 'fastify'
import { decidePayouts } from './decide-payouts'
import { ownKeys, type PspKeys } from './keys'
import type { Payout } from './payout'
import { payoutRoutes } from './payout-routes'
import { openStore, type Store } from './store'

describe('payouts of the demo payment provider', () => {
  let dataDir: string
  let store: Store<Payout>
  let keys: PspKeys
  let app: FastifyInstance
  const now = Date.UTC(2026, 10, 25)

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'psp-'))
    store = await openStore<Payout>(dataDir, 'payouts')
    keys = await ownKeys(dataDir, 'psp-demo')
    app = fastify()
    payoutRoutes(app, { payouts: store, keys, now: () => now })
  })
  afterAll(async () => {
    await app.close()
    await rm(dataDir, { recursive: true })
  })

  const to = { kind: 'e-wallet', institution: 'wallet', number: '09171234567', name: 'Ana Cruz' }
  const order = (reference: string, amountMinor: number, key = reference) =>
    app.inject({
      method: 'POST',
      url: '/v1/payouts',
      payload: { reference, amountMinor, currency: 'PHP', to },
      headers: { authorization: `Bearer ${keys.apiKey}`, 'idempotency-key': key },
    })
  const reportsOf = (reference: string) =>
    store
      .deliveries()
      .map(({ body }) => JSON.parse(body) as { type: string; data: { reference: string } })
      .flatMap(({ type, data }) => (data.reference === reference ? [type] : []))

  // WITHDRAW-3
  it('a payout is ordered once for a reference, and another amount with it is a conflict', async () => {
    const [one, other] = await Promise.all([order('P1', 20_000), order('P1', 20_000)])
    expect(one.json()).toEqual(other.json())
    expect(one.body).not.toContain(to.number)
    expect((await order('P1', 30_000)).statusCode).toBe(409)
    expect((await order('P2', 30_000, 'another key')).statusCode).toBe(400)
  })

  it.each([
    [20_000, ['payout.paid']],
    [20_013, ['payout.failed']],
    [20_043, ['payout.paid', 'payout.returned']],
    [20_077, []],
  ])('a payout of %i centavos is reported as %j, and again after a restart', async (amountMinor, types) => {
    const reference = `R${amountMinor}`
    await order(reference, amountMinor)
    await decidePayouts(store, now + 2_000)
    await decidePayouts(store, now + 9_000)
    await decidePayouts(store, now + 90_000)
    expect(reportsOf(reference)).toEqual(types)
    expect((await openStore<Payout>(dataDir, 'payouts')).payments()).toEqual(store.payments())
  })
})
