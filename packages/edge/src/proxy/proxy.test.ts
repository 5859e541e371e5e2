import { closeTestEdge, createTestEdge } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'

let edge: TestEdge
beforeAll(async () => {
  edge = await createTestEdge()
})
afterAll(() => closeTestEdge(edge))
const last = () => edge.gateway.requests.at(-1)

describe('a call', () => {
  it.each([
    '/wps/x?a=1&b=%2f',
    '/lgw/x',
    '/img/banner/1/banner@2x.avif',
    '/docs',
    '/docs/x',
    '/dev/outbox',
    '/psp/x',
    '/vendor/v1/HBG/balance',
  ])('the edge forwards %s to the gateway unchanged', async (url) => {
    const answer = await edge.app.inject({ url, headers: { host: 'lite.localhost:8080' } })
    expect(answer.statusCode).toBe(200)
    expect(last()?.url).toBe(url)
  })

  it('a forwarded call keeps its body, its cookies in both directions, its id and its merchant, and the edge says when it came', async () => {
    const before = Date.now()
    const answer = await edge.app.inject({
      method: 'POST',
      url: '/wps/session/login',
      headers: {
        host: 'lite.localhost:8080',
        cookie: 'plaza_session=x',
        'content-type': 'application/jose',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-proto': 'https',
        'x-request-id': 'chosen-by-a-client',
        'x-received-at': '1',
      },
      payload: 'aa.bb.cc',
    })
    expect(last()).toMatchObject({
      method: 'POST',
      body: 'aa.bb.cc',
      headers: {
        cookie: 'plaza_session=x',
        'content-type': 'application/jose',
        'x-forwarded-host': 'lite.localhost:8080',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-request-id': answer.headers['x-request-id'],
      },
    })
    expect(Number(last()?.headers['x-received-at'])).toBeGreaterThanOrEqual(before)
    expect(Number(last()?.headers['x-received-at'])).toBeLessThanOrEqual(Date.now())
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(answer.headers['x-request-id']).not.toBe('chosen-by-a-client')
  })

  it.each([
    { expect: '100-continue' },
    { expect: 'nothing' },
    { connection: 'close, X-Hop', 'x-hop': '1' },
    { connection: 'upgrade', upgrade: 'websocket' },
    { 'keep-alive': 'timeout=5' },
    { te: 'trailers' },
    { 'proxy-authorization': 'Basic eA==' },
  ])('a forwarded call does not carry the hop-by-hop header %j', async (own) => {
    const headers = { 'content-type': 'application/json', ...own }
    const answer = await edge.app.inject({ method: 'POST', url: '/wps/x', headers, payload: '{"a":1}' })
    expect({ status: answer.statusCode, body: last()?.body }).toEqual({ status: 200, body: '{"a":1}' })
    for (const name of ['expect', 'upgrade', 'keep-alive', 'te', 'proxy-authorization', 'x-hop'])
      expect(last()?.headers).not.toHaveProperty(name)
  })

  // BET-1, UPLOAD-1
  it('a slip of 10,000 tickets and an upload reach the gateway, and no other call may be as long', async () => {
    const send = (url: string, bytes: number) =>
      edge.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify('x'.repeat(bytes - 2)),
      })
    expect((await send('/lgw/orders', 256 * 1024)).statusCode).toBe(200)
    expect((await send('/lgw/orders', 256 * 1024 + 1)).statusCode).toBe(413)
    expect((await send('/wps/upload', 8 * 1024 * 1024)).statusCode).toBe(200)
    expect((await send('/wps/upload', 9 * 1024 * 1024 + 1)).statusCode).toBe(413)
    expect((await send('/wps/x', 64 * 1024)).statusCode).toBe(200)
    expect((await send('/wps/x', 64 * 1024 + 1)).statusCode).toBe(413)
  })

  it('a caller cannot remove the edge’s headers by naming them in the Connection header', async () => {
    const connection = 'close, x-forwarded-for, x-forwarded-host, x-forwarded-proto, x-request-id'
    const answer = await edge.app.inject({ url: '/wps/x', headers: { host: 'lite.localhost', connection } })
    expect(last()?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'lite.localhost',
      'x-forwarded-proto': 'http',
      'x-request-id': answer.headers['x-request-id'],
    })
  })

  it('the answer to a call does not carry the hop-by-hop headers of the gateway', async () => {
    expect((await edge.app.inject('/wps/x')).headers).not.toHaveProperty('keep-alive')
  })

  it('a forwarded call and its answer keep JSON byte for byte', async () => {
    const payload = '{"amount": 1.0,  "__proto__": {"x": 1}}'
    await edge.app.inject({
      method: 'PUT',
      url: '/wps/x',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(last()?.body).toBe(payload)
  })

  it('the edge does not retry a call that the gateway refuses for the moment', async () => {
    const before = edge.gateway.requests.length
    expect((await edge.app.inject('/wps/busy')).statusCode).toBe(503)
    expect(edge.gateway.requests.length).toBe(before + 1)
  })

  it('a call fails with a code and a reference while the gateway is unreachable, and works again afterwards', async () => {
    await edge.gateway.stop()
    const answer = await edge.app.inject({ url: '/wps/x' })
    await edge.gateway.start()
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({
      success: false,
      code: 'service.unavailable',
      message: 'service.unavailable',
      requestId: answer.headers['x-request-id'],
    })
    expect((await edge.app.inject('/wps/x')).statusCode).toBe(200)
  })

  it.each(['/wps/../dev/outbox', '/wps/%2e%2e/%2e%2e/etc', '/wps//evil.example/x'])(
    'the path %s cannot escape to another address',
    async (url) => {
      const answer = await edge.app.inject({ url, headers: { host: 'localhost' } })
      expect([200, 400, 404]).toContain(answer.statusCode)
      const { headers } = last() ?? {}
      expect(headers?.host).toBe(new URL(edge.gateway.url).host)
    },
  )
})
