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
  ])('%s reaches the gateway as it came', async (url) => {
    const answer = await edge.app.inject({ url, headers: { host: 'lite.localhost:8080' } })
    expect(answer.statusCode).toBe(200)
    expect(last()?.url).toBe(url)
  })

  it('carries its body, its cookies both ways, its id and whom it is for', async () => {
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
  ])('reaches the gateway without the header that is for this connection only: %j', async (own) => {
    const headers = { 'content-type': 'application/json', ...own }
    const answer = await edge.app.inject({ method: 'POST', url: '/wps/x', headers, payload: '{"a":1}' })
    expect({ status: answer.statusCode, body: last()?.body }).toEqual({ status: 200, body: '{"a":1}' })
    for (const name of ['expect', 'upgrade', 'keep-alive', 'te', 'proxy-authorization', 'x-hop'])
      expect(last()?.headers).not.toHaveProperty(name)
  })

  it('cannot take away what the edge says by naming it as of its connection', async () => {
    const connection = 'close, x-forwarded-for, x-forwarded-host, x-forwarded-proto, x-request-id'
    const answer = await edge.app.inject({ url: '/wps/x', headers: { host: 'lite.localhost', connection } })
    expect(last()?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'lite.localhost',
      'x-forwarded-proto': 'http',
      'x-request-id': answer.headers['x-request-id'],
    })
  })

  it('is answered without the headers of the connection between edge and gateway', async () => {
    expect((await edge.app.inject('/wps/x')).headers).not.toHaveProperty('keep-alive')
  })

  it('keeps JSON byte for byte', async () => {
    const payload = '{"amount": 1.0,  "__proto__": {"x": 1}}'
    await edge.app.inject({
      method: 'PUT',
      url: '/wps/x',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect(last()?.body).toBe(payload)
  })

  it('that the gateway refuses for the moment is not tried again behind the back of the page', async () => {
    const before = edge.gateway.requests.length
    expect((await edge.app.inject('/wps/busy')).statusCode).toBe(503)
    expect(edge.gateway.requests.length).toBe(before + 1)
  })

  it('while the gateway is away fails with a code and a reference, and works again after', async () => {
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
    '%s leads nowhere else',
    async (url) => {
      const answer = await edge.app.inject({ url, headers: { host: 'localhost' } })
      expect([200, 400, 404]).toContain(answer.statusCode)
      const { headers } = last() ?? {}
      expect(headers?.host).toBe(new URL(edge.gateway.url).host)
    },
  )
})
