import { once } from 'node:events'
import { closeTestEdge, createTestEdge } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'
import { eventually } from '../testing/eventually'

/** Requests that may wait for their turn in a burst. */
const placesToWait = 64

let edge: TestEdge
let origin: string
let end: AbortController
beforeAll(async () => {
  edge = await createTestEdge({ EDGE_WORK_LIMIT: '1' })
  origin = await edge.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  end = new AbortController()
})
afterEach(() => end.abort())
afterAll(() => closeTestEdge(edge))

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { headers: { host: 'localhost', ...headers }, signal: end.signal })
/**
 * Sends more requests than the edge can process and returns the first refusal; the work continues until the test ends.
 */
const fill = () => {
  const responses = Array.from({ length: 2 + placesToWait }, () => ask('/wps/silent'))
  // What is still held is cut off when the test ends.
  for (const one of responses) one.catch(() => undefined)
  return Promise.race(responses)
}

// DRAW-1
it('a call that waits for its turn at the edge is forwarded with the time of its arrival', async () => {
  const held = new AbortController()
  const first = fetch(`${origin}/wps/silent`, { headers: { host: 'localhost' }, signal: held.signal })
  first.catch(() => undefined)
  await eventually(() => expect(edge.gateway.requests.at(-1)?.url).toBe('/wps/silent'))
  const sentAt = Date.now()
  const arrived = once(edge.app.server, 'request')
  const waiting = fetch(`${origin}/lgw/orders`, {
    method: 'POST',
    body: '{}',
    headers: { host: 'localhost' },
  })
  await arrived
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(edge.gateway.requests.at(-1)?.url).toBe('/wps/silent')
  const turnAt = Date.now()
  held.abort()
  expect((await waiting).status).toBe(200)
  const stamp = Number(edge.gateway.requests.at(-1)?.headers['x-received-at'])
  expect(stamp).toBeGreaterThanOrEqual(sentAt)
  expect(stamp).toBeLessThan(turnAt)
})

// SERVER-2
it('refuses a call at once when the queue is full, with its code and a time to retry', async () => {
  const refused = await fill()
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'service.busy' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
})

it('an overloaded edge answers a document with a page in the visitor’s language that retries', async () => {
  await fill()
  const answer = await ask('/m/home', { accept: 'text/html', cookie: 'language=en' })
  expect(answer.status).toBe(429)
  const page = await answer.text()
  expect(page).toContain('The site is busy')
  expect(page).toContain("fetch('/healthz'")
})

it.each(['/healthz', '/events', '/release/api/overview'])(
  '%s does not wait in the queue of an overloaded edge',
  async (path) => {
    await fill()
    expect((await ask(path)).status).not.toBe(429)
  },
)

it('an overloaded edge answers again once the waiting work is done', async () => {
  await fill()
  end.abort()
  end = new AbortController()
  let answer = await ask('/wps/x')
  while (answer.status === 429) answer = await ask('/wps/x')
  expect(answer.status).toBe(200)
})

it('an overloaded edge refuses vendors and banks with a 5xx, so that they retry', async () => {
  const responses = ['/vendor/silent', '/psp/silent'].flatMap((path) =>
    Array.from({ length: 2 + placesToWait / 2 }, () => ask(path)),
  )
  for (const one of responses) one.catch(() => undefined)
  const refused = await Promise.race(responses)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ code: 'service.unavailable' })
})

describe('a gateway that announces its limit of concurrent calls', () => {
  it('the edge sends no more concurrent calls than the gateway announces, and hides that header from browsers', async () => {
    const { gateway } = other
    // An announcement counts for a second, which on a busy machine may be over before the calls are sent.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now())
    gateway.headers = { 'x-work-limit': '2' }
    const answer = await fetchOther('/wps/x')
    expect(answer.headers.has('x-work-limit')).toBe(false)
    const before = gateway.requests.length
    for (let count = 0; count < 6; count += 1) fetchOther('/wps/wallets/silent').catch(() => undefined)
    await eventually(() => expect(gateway.requests.length).toBeGreaterThanOrEqual(before + 2))
    await pause(200)
    expect(gateway.requests.length).toBe(before + 2)
  })

  it('after the gateway refuses a call, the edge holds back further calls of that class for a moment, but not money calls', async () => {
    const { gateway } = other
    gateway.headers = { 'x-work-refused': '1' }
    const clock = jest.spyOn(performance, 'now')
    const refusedAt = performance.now()
    clock.mockReturnValue(refusedAt)
    const answer = await fetchOther('/wps/busy')
    expect(answer.headers.has('x-work-refused')).toBe(false)
    gateway.headers = {}
    const before = gateway.requests.length
    const [browsing, money] = await Promise.all([fetchOther('/wps/x'), fetchOther('/wps/deposit/x')])
    expect([browsing.status, money.status]).toEqual([429, 200])
    expect(gateway.requests.length).toBe(before + 1)
    clock.mockReturnValue(refusedAt + 150)
    expect((await fetchOther('/wps/x')).status).toBe(200)
  })

  let other: TestEdge
  let otherOrigin: string
  let otherEnd: AbortController
  beforeEach(async () => {
    other = await createTestEdge()
    otherOrigin = await other.app.listen({ port: 0, host: '127.0.0.1' })
    otherEnd = new AbortController()
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    otherEnd.abort()
    await closeTestEdge(other)
  })
  const fetchOther = (path: string) => fetch(`${otherOrigin}${path}`, { signal: otherEnd.signal })
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
})

it('every refused call is counted in the log by its class, in one line a second', async () => {
  const fresh = await createTestEdge({ EDGE_WORK_LIMIT: '1' })
  const at = await fresh.app.listen({ port: 0, host: '127.0.0.1' })
  const beganAt = performance.now()
  let refused = 0
  for (let count = 0; count < placesToWait + 40; count += 1)
    fetch(`${at}/wps/silent`, { signal: end.signal }).then(
      () => (refused += 1),
      () => undefined,
    )
  const lines = () => fresh.log.filter((line) => line.includes('refused requests beyond capacity'))
  const counts = () =>
    lines().flatMap((line) =>
      Object.values((JSON.parse(line) as { refused: Record<string, number> }).refused),
    )
  await eventually(() => {
    expect(refused).toBeGreaterThan(30)
    expect(counts().reduce((sum, count) => sum + count, 0)).toBe(refused)
  })
  expect(lines().length).toBeLessThan((performance.now() - beganAt) / 1000 + 2)
  expect(fresh.log.filter((line) => line.includes('"status":429'))).toEqual([])
  end.abort()
  await closeTestEdge(fresh)
})
