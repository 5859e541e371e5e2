import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import type { TestGateway } from '../../../testing/create-test-gateway'

/** What a provider was asked for. */
export interface Told {
  reference: string
  amountMinor: number
  currency: string
  network?: string
}

/** The demo's payment providers as a server of the test's own: what they know, and how they answer. */
export interface TestProvider {
  env: { PSP_URL: string; DATA_DIR: string }
  /** By idempotency key. */
  created: Map<string, Told>
  /** States of payments by reference: `open` unless set. */
  states: Map<string, string>
  /** More of what a payment on the test chain shows, by reference. */
  onChain: Map<string, object>
  cancelled: string[]
  answers: 'well' | 'nonsense' | 'not'
  /** Secret of the webhooks of both. */
  secret: string
  close(): Promise<void>
}

const apiKey = 'sk_test'

/** Addresses with their checksum: one account, the example of EIP-55, on each network. */
const addresses: Record<string, string> = {
  TRC20: 'TJEh7TX8sNj5uq4hXKyYdTrnGmeeG48top',
  ERC20: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  BEP20: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
}
const rateMinor = 5_000

function showOnChain(told: Told, number: number, more: object) {
  const coins = told.amountMinor / rateMinor
  return {
    ...told,
    address: addresses[told.network ?? ''],
    coin: 'USDT',
    coinAmount: coins.toFixed(6),
    rateMinor,
    rateUntil: Date.UTC(2026, 10, 1, 4, 15) + number,
    needed: 12,
    seen: 0,
    height: 100,
    transfers: [],
    ...more,
  }
}

/** Starts the providers, with their keys in a data folder. */
export async function openTestProvider(): Promise<TestProvider> {
  const dataDir = await mkdtemp(join(tmpdir(), 'providers-'))
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  await mkdir(join(dataDir, 'keys'))
  for (const provider of ['psp-demo', 'chain-demo'])
    await writeFile(
      join(dataDir, 'keys', `${provider}.json`),
      JSON.stringify({ apiKey, webhookSecret: secret }),
    )
  const server = createServer()
  /** How many were created before: no two payments are shown alike. */
  const numberOf = ({ reference }: Told) => [...provider.created.keys()].indexOf(reference)
  const show = (told: Told, isChain: boolean) =>
    isChain
      ? showOnChain(told, numberOf(told), provider.onChain.get(told.reference) ?? {})
      : {
          ...told,
          id: `pay_${told.reference}`,
          paidMinor: null,
          state: provider.states.get(told.reference) ?? 'open',
          qr: 'code',
          url: `http://pay.localhost/pay/${told.reference}`,
        }
  server.on('request', (request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      if (provider.answers === 'not') return request.socket.destroy()
      if (provider.answers === 'nonsense') return response.end('<html>')
      if (request.headers.authorization !== `Bearer ${apiKey}`) return response.writeHead(401).end('{}')
      const isChain = request.url?.startsWith('/chain/') ?? false
      const path = request.url?.replace(/^\/chain/, '') ?? ''
      const reference = decodeURIComponent(path.split('/')[4] ?? '')
      if (path === '/v1/payments') {
        const told = JSON.parse(body) as Told
        provider.created.set(String(request.headers['idempotency-key']), told)
        return response.end(JSON.stringify(show(told, isChain)))
      }
      if (path.endsWith('/cancel')) provider.cancelled.push(reference)
      const told = provider.created.get(reference)
      if (!told) return response.writeHead(404).end('{}')
      return response.end(JSON.stringify(show(told, isChain)))
    })
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const provider: TestProvider = {
    env: { PSP_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir },
    created: new Map(),
    states: new Map(),
    onChain: new Map(),
    cancelled: [],
    answers: 'well',
    secret,
    close: async () => {
      server.close()
      await rm(dataDir, { recursive: true })
    },
  }
  return provider
}

/** How a report differs from what the provider would send. */
export interface ReportChanges {
  id?: string
  /** How long ago it was signed. */
  ageMs?: number
  secret?: string
}

/** Reports something to an adapter, signed by an independent implementation of Standard Webhooks. Returns the status. */
export async function reportTo(
  test: TestGateway,
  provider: TestProvider,
  adapter: 'psp-demo' | 'chain-demo',
  told: { type: string; data: object },
  { id = `msg_${randomBytes(8).toString('hex')}`, ageMs = 0, secret = provider.secret }: ReportChanges = {},
): Promise<number> {
  const body = JSON.stringify({ ...told, timestamp: '2026-11-01T04:00:00Z' })
  const at = new Date(test.clock.now() - ageMs)
  const { statusCode } = await test.call({
    method: 'POST',
    url: `/psp/${adapter}/callback`,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': `v1,bm90IG91cnM= ${new Webhook(secret).sign(id, at, body)}`,
    },
  })
  return statusCode
}
