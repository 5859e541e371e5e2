import { closeTestEdge, createTestEdge, ids } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'

let plain: TestEdge
let proxied: TestEdge
beforeAll(async () => {
  plain = await createTestEdge({ MERCHANT_HOSTS: '{"perla.example":"demo"}' })
  proxied = await createTestEdge({ TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => Promise.all([closeTestEdge(plain), closeTestEdge(proxied)]))

const override = {
  method: 'POST' as const,
  url: '/override',
  payload: { shell: ids.shell, remote: 'mf-games', base: 'http://localhost:8190/', release: {} },
}
const doors = [
  { url: '/dev/outbox' },
  { url: '/%64ev/outbox' },
  { url: '/docs' },
  { url: '/docs/json' },
  override,
]

describe.each(doors)('the developer door $url', (door) => {
  // SEC-2
  it('a developer address answers a developer on this machine', async () => {
    expect((await plain.app.inject({ ...door, headers: { host: 'localhost:8080' } })).statusCode).toBe(200)
  })

  // SEC-2
  it.each([
    ['for another machine that sends this machine’s host name', '10.0.0.7', { host: 'localhost:8080' }],
    ['for another machine that claims a loopback address', '10.0.0.7', { 'x-forwarded-for': '127.0.0.1' }],
    ['under a foreign host name that resolves to this machine', '127.0.0.1', { host: 'perla.example' }],
    ['for a client behind an untrusted proxy', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
  ])('a developer address does not exist %s', async (_to, remoteAddress, headers) => {
    const before = plain.gateway.requests.length
    const answer = await plain.app.inject({
      ...door,
      remoteAddress,
      headers: { host: 'localhost', ...headers },
    })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'request.not.found' })
    expect(plain.gateway.requests.length).toBe(before)
  })

  // SEC-2
  it('a developer address behind a trusted proxy answers only a client on loopback', async () => {
    const from = async (client: string) => {
      const headers = { host: 'localhost', 'x-forwarded-for': client }
      return (await proxied.app.inject({ ...door, headers })).statusCode
    }
    expect(await from('127.0.0.1')).toBe(200)
    expect(await from('203.0.113.7')).toBe(404)
  })
})
