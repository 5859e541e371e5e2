import { pushQuery } from '@plaza/contract/page'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeTestEdge, createTestEdge } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'
import { eventually } from '../testing/eventually'

let edge: TestEdge
let port: number
beforeAll(async () => {
  edge = await createTestEdge({ STREAM_ADDRESS_LIMIT: '3' })
  await edge.app.listen({ port: 0, host: '127.0.0.1' })
  port = (edge.app.server.address() as AddressInfo).port
})
afterAll(() => closeTestEdge(edge))

/** Opens a stream; `until` waits for a text to have come. */
async function open(headers: Record<string, string> = {}, query = `?${pushQuery}`) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(
      { host: '127.0.0.1', port, path: `/events${query}`, headers: { host: 'localhost', ...headers } },
      resolve,
    ).on('error', reject)
  })
  let received = ''
  response.setEncoding('utf8')
  response.on('data', (piece: string) => (received += piece))
  response.on('error', () => undefined)
  return {
    response,
    received: () => received,
    async until(text: string) {
      await eventually(() => expect(received).toContain(text))
    },
    close: () => response.destroy(),
  }
}
const streams = (count: number) => eventually(() => expect(edge.gateway.streams()).toBe(count))

// EVENT-2
it('the event stream starts with the revision and forwards the gateway’s messages for the browser’s session', async () => {
  const stream = await open({ cookie: 'plaza_session=abc', 'x-forwarded-host': 'evil.example' })
  expect(stream.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(stream.response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  await stream.until('data: {"event":"registry:revised","payload":{"revision":1}}\n\n')
  await streams(1)
  expect(edge.gateway.requests.at(-1)?.headers).toMatchObject({
    cookie: 'plaza_session=abc',
    'x-forwarded-host': 'localhost',
  })
  expect(edge.gateway.requests.at(-1)?.url).toBe(`/events?${pushQuery}`)
  edge.gateway.say('id: 7\ndata: {"kind":"unread"}')
  await stream.until('id: 7\ndata: {"kind":"unread"}\n\n')
  stream.close()
  await streams(0)
})

// EVENT-2
it('the topics that a page asks for are passed on, and an invalid list is not', async () => {
  const asked = async (topics: string) => {
    const stream = await open({}, `?${pushQuery}&topics=${topics}`)
    await stream.until('"event":"registry:revised"')
    await streams(1)
    const request = edge.gateway.requests.at(-1)
    expect(request?.url).toBe(`/events?${pushQuery}`)
    stream.close()
    await streams(0)
    return request?.headers['x-plaza-topics']
  }
  expect(await asked('bet:changed,draw:changed/five60')).toBe('bet:changed,draw:changed/five60')
  expect(await asked('')).toBe('')
  expect(await asked('a%0Db')).toBeUndefined()
})

// RELEASE-10
it('the event stream starts in the earlier form for a page of an older shell', async () => {
  const stream = await open({}, '')
  await stream.until('data: {"kind":"registry","revision":1}\n\n')
  await streams(1)
  expect(edge.gateway.requests.at(-1)?.url).toBe('/events')
  stream.close()
  await streams(0)
})

it('the event stream announces a new revision', async () => {
  const stream = await open()
  await edge.release('mf-games', '1.1.0-00000001')
  await stream.until('"revision":2}')
  stream.close()
  await streams(0)
})

it('the event stream stays open while the gateway is unreachable, announces revisions, and reconnects to the gateway', async () => {
  const stream = await open()
  await streams(1)
  await edge.gateway.stop()
  await edge.release('mf-games', '1.2.0-00000002')
  await stream.until('"revision":3}')
  await edge.gateway.start()
  await streams(1)
  edge.gateway.say('data: back')
  await stream.until('data: back')
  stream.close()
  await streams(0)
})

it.each<Record<string, string>>([{ 'sec-fetch-site': 'cross-site' }, { origin: 'http://evil.example' }])(
  'refuses an event stream for a page of another site: %j',
  async (headers) => {
    const stream = await open({ cookie: 'plaza_session=abc', ...headers })
    await stream.until('request.origin')
    expect(stream.response.statusCode).toBe(403)
    expect(edge.gateway.streams()).toBe(0)
  },
)

it('limits the event streams of one address until one is closed', async () => {
  const streams = await Promise.all(Array.from({ length: 3 }, () => open()))
  const refused = await open()
  await refused.until('request.rate.limited')
  expect(refused.response.statusCode).toBe(429)
  expect(refused.response.headers['retry-after']).toBe('30')
  streams[0]?.close()
  const again = await eventually(async () => {
    const next = await open()
    expect(next.response.statusCode).toBe(200)
    return next
  })
  for (const stream of [...streams, again]) stream.close()
})

it('refuses an event stream on an unknown host', async () => {
  const stream = await open({ host: 'evil.example' })
  await stream.until('merchant.unknown')
  expect(stream.response.statusCode).toBe(404)
})
