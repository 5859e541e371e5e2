import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { closeTestEdge, createTestEdge } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'
import { eventually } from '../testing/eventually'

const slowBody = [
  'POST /wps/session/login HTTP/1.1',
  'host: localhost',
  'content-type: application/jose',
  'content-length: 1000',
  '',
  'a',
].join('\r\n')

let edge: TestEdge
const sockets: Socket[] = []
const start = async (env: Record<string, string>) => {
  edge = await createTestEdge(env)
  await edge.app.listen({ port: 0, host: '127.0.0.1' })
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await closeTestEdge(edge)
})

/**
 * A socket that has sent the given text and nothing more; `received` resolves with the response once the server closes
 * it.
 */
function send(text: string) {
  const socket = connect((edge.app.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let answer = ''
  socket.on('data', (piece) => (answer += piece.toString()))
  socket.on('error', () => undefined)
  const received = new Promise<string>((resolve) => socket.on('close', () => resolve(answer)))
  socket.write(text)
  return { socket, received }
}
const connections = () =>
  new Promise<number>((resolve, reject) =>
    edge.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
const untilConnected = (count: number) =>
  eventually(async () => expect(await connections()).toBeGreaterThanOrEqual(count))
const origin = () => `http://127.0.0.1:${(edge.app.server.address() as AddressInfo).port}`
const ask = (path: string) => fetch(`${origin()}${path}`, { headers: { host: 'localhost' } })

// SERVER-1
it('answers every call beside 300 senders of slow bodies, none of which reach the gateway', async () => {
  await start({})
  for (let count = 0; count < 300; count += 1) send(slowBody)
  await untilConnected(300)
  const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await ask('/wps/x')).status))
  expect(statuses).toEqual(Array.from({ length: 30 }, () => 200))
  expect(edge.gateway.requests.filter(({ url }) => url.includes('login'))).toEqual([])
  expect(await edge.gateway.connections()).toBeLessThan(60)
})

it('refuses a request body that does not arrive in time with its code, and closes the connection', async () => {
  await start({ BODY_TIMEOUT_MS: '100' })
  const { received } = send(slowBody)
  const answer = await received
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":"request.timeout"')
  expect(edge.gateway.requests).toEqual([])
})

it('closes a connection whose request body continues after the answer', async () => {
  await start({ BODY_TIMEOUT_MS: '100' })
  const { received } = send('GET /registry.json HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\na')
  expect(await received).toMatch(/^HTTP\/1\.1 [24]/)
})

it('refuses request headers that do not arrive in time with their code', async () => {
  await start({ HEAD_TIMEOUT_MS: '100' })
  const answer = await send('GET /m/home HTTP/1.1\r\nhost: localhost\r\nx-slow: a').received
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":"request.timeout"')
})

it('answers 503 with a time to retry when the gateway does not answer in time', async () => {
  await start({ ANSWER_TIMEOUT_MS: '100' })
  const answer = await ask('/wps/silent')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'service.unavailable' })
  expect(answer.headers.get('retry-after')).toBe('1')
})

it('refuses a request body that is larger than the gateway accepts without calling it', async () => {
  await start({})
  const answer = await fetch(`${origin()}/wps/x`, { method: 'POST', body: 'x'.repeat(65 * 1024) })
  expect(answer.status).toBe(413)
  expect(edge.gateway.requests).toEqual([])
})

// SERVER-1
it.each([
  ['of a known length', 'content-length: 8388608', 'x'.repeat(8_388_608)],
  ['in chunks', 'transfer-encoding: chunked', `800000\r\n${'x'.repeat(8_388_608)}\r\n0\r\n\r\n`],
])(
  'the sender of a body that is far too large, %s, reads why after it has sent all',
  async (_how, head, body) => {
    await start({})
    const socket = connect((edge.app.server.address() as AddressInfo).port, '127.0.0.1')
    sockets.push(socket)
    socket.write(`POST /wps/x HTTP/1.1\r\nhost: localhost\r\n${head}\r\n\r\n`)
    // What was received is lost with a connection that breaks while it is written to.
    await new Promise<void>((resolve, reject) => socket.once('error', reject).write(body, () => resolve()))
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (piece) => resolve(piece.toString())),
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"request.too.large"/)
  },
)

it('a refused body without an end is cut off', async () => {
  await start({})
  const endless = send('POST /wps/x HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99999999\r\n\r\n')
  expect(await endless.received).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close/i)
})

it('a new connection of an address replaces an idle one of that address', async () => {
  await start({ CONNECTION_ADDRESS_LIMIT: '5' })
  const slow = Array.from({ length: 5 }, () => send(slowBody))
  await untilConnected(5)
  expect((await ask('/wps/x')).status).toBe(200)
  expect(await slow[0]?.received).toBe('')
})

it('refuses a further connection of an address when all of its connections are busy', async () => {
  await start({ CONNECTION_ADDRESS_LIMIT: '2' })
  const stream = 'GET /events HTTP/1.1\r\nhost: localhost\r\n\r\n'
  const open = [send(stream), send(stream)]
  await Promise.all(open.map(({ socket }) => new Promise((resolve) => socket.once('data', resolve))))
  expect(await send('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n').received).toMatch(
    /^HTTP\/1\.1 429 [\s\S]*retry-after: 5[\s\S]*"code":"request.rate.limited"/,
  )
})

it('limits the connections of a trusted proxy only by the total', async () => {
  await start({ CONNECTION_ADDRESS_LIMIT: '1', TRUST_PROXY: '127.0.0.1' })
  const slow = send(slowBody)
  await untilConnected(1)
  expect((await ask('/wps/x')).status).toBe(200)
  expect(slow.socket.destroyed).toBe(false)
})
