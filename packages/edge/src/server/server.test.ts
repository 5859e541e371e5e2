import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { closeTestEdge, createTestEdge } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'
import { acceptedEncodings } from '../http/negotiate'

let edge: TestEdge
beforeAll(async () => {
  edge = await createTestEdge({ TRUST_PROXY: '127.0.0.1' })
  await edge.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => closeTestEdge(edge))

/** Writes bytes to the port and returns everything received. */
const raw = (head: string): Promise<string> =>
  new Promise((resolve) => {
    const { port } = edge.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (piece) => (received += piece.toString()))
    socket.on('error', () => resolve(received))
    socket.on('close', () => resolve(received))
    socket.write(head)
  })

describe('a hostile head', () => {
  it('refuses a request with a visitor cookie of 10 MB with a reference, and stays up', async () => {
    const cookie = `cookie: plaza.visitor=${'a'.repeat(10 * 1024 * 1024)}`
    const answer = await raw(`GET / HTTP/1.1\r\nhost: localhost\r\n${cookie}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 [\s\S]*x-request-id: [\s\S]*at most 16384 bytes; shorten/)
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect((await edge.app.inject('/healthz')).statusCode).toBe(200)
  })
  it.each([
    'nonsense\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\ncontent-length: x\r\n\r\n',
    'GET /\0 HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: localhost\r\nHost: lite.localhost\r\nconnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: localhost\r\nhost: localhost\r\nconnection: close\r\n\r\n',
  ])('refuses the malformed request %j', async (head) => {
    expect(await raw(head)).toMatch(/^HTTP\/1\.1 400 /)
  })
})

it('answers a request with an unknown Expect header, with a reference as usual', async () => {
  const answer = await raw(
    'GET /healthz HTTP/1.1\r\nhost: localhost\r\nexpect: x\r\nconnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*x-request-id: /)
})

it.each(['/m/home', '/wps/x', '/healthz'])('does not answer TRACE at %s', async (path) => {
  const answer = await raw(
    `TRACE ${path} HTTP/1.1\r\nhost: localhost\r\nx-seen: secret\r\nconnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).not.toContain('secret')
})

it('sends HSTS for a year only when the visitor came over https', async () => {
  const headers = { host: 'localhost', 'x-forwarded-proto': 'https' }
  const secure = await edge.app.inject({ url: '/healthz', headers })
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  const plain = await edge.app.inject({ url: '/healthz', headers: { host: 'localhost' } })
  expect(plain.headers).not.toHaveProperty('strict-transport-security')
})

it('answers a failure in JSON for an unknown method', async () => {
  const answer = await edge.app.inject({ method: 'DELETE', url: '/m/home', headers: { host: 'localhost' } })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'request.not.found' })
})

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, br', ['br', 'gzip', 'identity']],
  ['br;q=0.1, gzip;q=0.9', ['gzip', 'br', 'identity']],
  ['*;q=0.5, br;q=0', ['gzip', 'identity']],
  ['BR', ['br', 'identity']],
  ['br;q=nonsense', ['br', 'identity']],
])('reads the accepted encodings %j as %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
})

describe('an answer that is not a document', () => {
  it.each(['/healthz', '/wps/x', '/nowhere', '/registry.json', '/sw.js', `/assets/nothing.js`])(
    'an answer that is not a document may not be framed: %s',
    async (url) => {
      const answer = await edge.app.inject({
        url,
        headers: { host: 'localhost', accept: 'application/json' },
      })
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    },
  )

  it('an answer to a refused request may not be framed', async () => {
    expect(await raw('nonsense\r\n\r\n')).toContain("content-security-policy: frame-ancestors 'none'")
  })
})
