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

// SEC-2
describe.each(doors)('the developer door $url', (door) => {
  it('opens to a developer at this machine', async () => {
    expect((await plain.app.inject({ ...door, headers: { host: 'localhost:8080' } })).statusCode).toBe(200)
  })

  it.each([
    ['to another machine that names this one', '10.0.0.7', { host: 'localhost:8080' }],
    ['to another machine that says it is this one', '10.0.0.7', { 'x-forwarded-for': '127.0.0.1' }],
    ['under a foreign name that resolves to this machine', '127.0.0.1', { host: 'perla.example' }],
    ['to somebody behind a proxy that is not trusted', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
  ])('is not there %s', async (_to, remoteAddress, headers) => {
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

  it('behind a trusted proxy opens to a client on loopback alone', async () => {
    const from = async (client: string) => {
      const headers = { host: 'localhost', 'x-forwarded-for': client }
      return (await proxied.app.inject({ ...door, headers })).statusCode
    }
    expect(await from('127.0.0.1')).toBe(200)
    expect(await from('203.0.113.7')).toBe(404)
  })
})
