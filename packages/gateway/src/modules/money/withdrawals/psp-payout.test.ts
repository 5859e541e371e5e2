import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { ledgerAudit, readHouseBalances } from '../../../kernel/ledger'
import { reviewQueue } from './list-review'
import { openWithdrawTestbed, type WithdrawTestbed } from './testing/withdraw-testbed'

const webhookSecret = `whsec_${randomBytes(32).toString('base64')}`

/** A provider of the test's own: the payouts that it got, and how it answers. */
interface Provider {
  server: Server
  /** Idempotency keys, one for each time that it was told. */
  told: string[]
  bodies: { amountMinor: number; to: object }[]
  state: string
  answers: 'well' | 'nonsense' | 'not' | 'takes and dies' | 'refuses' | 'of another'
}

async function openProvider(): Promise<Provider> {
  const provider: Provider = {
    server: createServer(),
    told: [],
    bodies: [],
    state: 'processing',
    answers: 'well',
  }
  provider.server.on('request', (request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      if (provider.answers === 'not') return request.socket.destroy()
      const isOrder = request.url === '/v1/payouts'
      const reference = isOrder
        ? String(request.headers['idempotency-key'])
        : (request.url?.split('/').at(-1) ?? '')
      if (isOrder && provider.answers === 'refuses') return response.writeHead(422).end('{}')
      if (isOrder) {
        provider.told.push(reference)
        provider.bodies.push(JSON.parse(body) as Provider['bodies'][number])
      }
      if (provider.answers === 'takes and dies') return request.socket.destroy()
      if (provider.answers === 'nonsense') return response.end('{"state":"paid"}')
      if (!provider.told.includes(reference)) return response.writeHead(404).end('{}')
      const shown = provider.answers === 'of another' ? 'PZ0' : reference
      return response.end(JSON.stringify({ reference: shown, state: provider.state, reason: null }))
    })
  })
  provider.server.listen(0, '127.0.0.1')
  await new Promise((resolve) => provider.server.once('listening', resolve))
  return provider
}

describe('payouts by the demo payment provider', () => {
  let bed: WithdrawTestbed
  let provider: Provider
  let dataDir: string

  beforeAll(async () => {
    provider = await openProvider()
    dataDir = await mkdtemp(join(tmpdir(), 'psp-payout-'))
    await mkdir(join(dataDir, 'keys'))
    const keys = JSON.stringify({ apiKey: 'sk_test', webhookSecret })
    await writeFile(join(dataDir, 'keys', 'psp-demo.json'), keys)
    const { port } = provider.server.address() as AddressInfo
    bed = await openWithdrawTestbed({ PSP_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir })
  })
  afterAll(async () => {
    await bed.test.close()
    provider.server.close()
    await rm(dataDir, { recursive: true })
  })
  beforeEach(() => Object.assign(provider, { told: [], bodies: [], state: 'processing', answers: 'well' }))
  afterEach(async () => expect(await ledgerAudit(bed.test.db.read)).toEqual([]))

  const asked = async () => {
    const owner = await bed.member({ institution: 'gcash', amountMinor: 100_000 })
    const { id } = (await bed.create(owner, 20_000)).value.withdrawal
    await bed.test.runJobs()
    return { owner, id, look: async () => (await bed.look(owner, id)).value.withdrawal }
  }
  const report = async (reference: string, state: string, { ageMs = 0, secret = webhookSecret } = {}) => {
    const at = new Date(bed.test.clock.now() - ageMs)
    const id = `msg_${randomUUID()}`
    const payload = JSON.stringify({ type: `payout.${state}`, data: { reference, state, reason: null } })
    const answer = await bed.test.call({
      method: 'POST',
      url: '/psp/psp-demo/payouts',
      payload,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, at, payload),
      },
    })
    return answer.statusCode
  }

  // WITHDRAW-3
  it('a payout is sent to its provider once with the whole number, and paid when its signed report comes, however often', async () => {
    const { id, owner, look } = await asked()
    expect(provider.bodies).toEqual([
      {
        reference: id,
        amountMinor: 20_000,
        currency: 'PHP',
        to: {
          kind: 'e-wallet',
          institution: 'gcash',
          number: expect.stringMatching(/^0917\d{7}$/),
          name: 'Ana Cruz',
        },
      },
    ])
    expect((await look()).state).toBe('paying')
    for (let turn = 0; turn < 2; turn += 1) expect(await report(id, 'paid')).toBe(200)
    expect((await look()).state).toBe('paid')
    expect(await bed.wallets(owner)).toEqual({ main: 80_000, locked: 0 })
    expect(provider.told).toEqual([id])
  })

  it.each([
    ['forged', { secret: `whsec_${Buffer.alloc(32).toString('base64')}` }],
    ['stale', { ageMs: 6 * 60_000 }],
  ])('a %s report moves nothing', async (_what, how) => {
    const { id, look } = await asked()
    expect(await report(id, 'paid', how)).toBe(403)
    expect((await look()).state).toBe('paying')
  })

  it('a provider that took the order and gave no answer is asked about it, and never told twice', async () => {
    provider.answers = 'takes and dies'
    const { id, look } = await asked()
    provider.answers = 'not'
    await bed.test.runJobs(3, 30_000)
    expect(await look()).toMatchObject({ state: 'paying', isLate: true })
    Object.assign(provider, { answers: 'well', state: 'paid' })
    await bed.test.runJobs(3, 900_000)
    expect((await look()).state).toBe('paid')
    // Orders of the tests before are asked about too.
    expect(provider.told.filter((one) => one === id)).toHaveLength(1)
  })

  it('an order that never reached the provider is sent again with its key, also after a nonsensical answer', async () => {
    provider.answers = 'not'
    const { id, look } = await asked()
    provider.answers = 'nonsense'
    await bed.test.runJobs(1, 30_000)
    provider.answers = 'of another'
    await bed.test.runJobs(1, 60_000)
    expect((await look()).state).toBe('paying')
    Object.assign(provider, { answers: 'well', state: 'paid' })
    await bed.test.runJobs(3, 900_000)
    expect((await look()).state).toBe('paid')
    expect(provider.told).toContain(id)
  })

  // WITHDRAW-3
  it('a payout that the provider refuses for good has failed, and its amount is back', async () => {
    provider.answers = 'refuses'
    const { owner, look } = await asked()
    expect(await look()).toMatchObject({ state: 'failed', reason: 'refused' })
    expect(await bed.wallets(owner)).toEqual({ main: 100_000, locked: 0 })
  })

  // WITHDRAW-3
  it('what is paid and then sent back returns to the member, also when both reports come in the other order', async () => {
    const before = await readHouseBalances(bed.test.db.read, 'psp:clearing')
    const [one, other] = [await asked(), await asked()]
    await report(one.id, 'paid')
    for (let turn = 0; turn < 2; turn += 1) await report(one.id, 'returned')
    await report(other.id, 'returned')
    await report(other.id, 'paid')
    for (const { look, owner } of [one, other]) {
      const { state, reason, timeline } = await look()
      expect([state, reason]).toEqual(['failed', 'returned'])
      expect(timeline.slice(-2).map((step) => step.state)).toEqual(['paid', 'failed'])
      expect(await bed.wallets(owner)).toEqual({ main: 100_000, locked: 0 })
    }
    expect(await readHouseBalances(bed.test.db.read, 'psp:clearing')).toEqual(before)
  })

  it('a report that contradicts how the order ended moves nothing and is shown to people', async () => {
    const [paid, failed] = [await asked(), await asked()]
    await report(paid.id, 'paid')
    await report(paid.id, 'failed')
    await report(failed.id, 'failed')
    await report(failed.id, 'paid')
    expect((await paid.look()).state).toBe('paid')
    expect((await failed.look()).state).toBe('failed')
    const conflicts = async () => {
      const queue = new Map((await reviewQueue(bed.test.db.read)).map((row) => [row.id, row.conflict]))
      return [queue.get(paid.id), queue.get(failed.id)]
    }
    expect(await conflicts()).toEqual(['failed', 'paid'])
    await bed.operate({ kind: 'review-pay', order: paid.id }, 'ana')
    await bed.operate({ kind: 'review-fail', order: failed.id }, 'ana')
    expect(await conflicts()).toEqual([undefined, undefined])
    expect([(await paid.look()).state, (await failed.look()).state]).toEqual(['paid', 'failed'])
  })
})
