import { closeTestEdge, createTestEdge } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'

/** Requests that may wait for their turn. */
const placesToWait = 8

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
/** Asks for more than can be done, and answers the first refusal; the work goes on until the test ends. */
const fill = () => {
  const asked = Array.from({ length: 2 + placesToWait }, () => ask('/wps/silent'))
  // What is still held is cut off when the test ends.
  for (const one of asked) one.catch(() => undefined)
  return Promise.race(asked)
}

// SERVER-2
it('refuses what finds no place to wait at once, by its code and with a time to come back', async () => {
  const refused = await fill()
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'service.busy' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
})

it('refuses a document by a page in the visitor’s language that tries again', async () => {
  await fill()
  const answer = await ask('/m/home', { accept: 'text/html', cookie: 'language=en' })
  expect(answer.status).toBe(429)
  const page = await answer.text()
  expect(page).toContain('A lot of people are here')
  expect(page).toContain("fetch('/healthz'")
})

it.each(['/healthz', '/events', '/release/api/overview'])('%s has nothing to wait for', async (path) => {
  await fill()
  expect((await ask(path)).status).not.toBe(429)
})

it('answers again once the work is done', async () => {
  await fill()
  end.abort()
  end = new AbortController()
  let answer = await ask('/wps/x')
  while (answer.status === 429) answer = await ask('/wps/x')
  expect(answer.status).toBe(200)
})

it('refuses a vendor and a bank by a 5xx, after which they call again', async () => {
  const asked = ['/vendor/silent', '/psp/silent'].flatMap((path) =>
    Array.from({ length: 2 + placesToWait }, () => ask(path)),
  )
  for (const one of asked) one.catch(() => undefined)
  const refused = await Promise.race(asked)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ code: 'service.unavailable' })
})
