import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import { apiPaths, crashEvents } from '../api'
import type { Database } from '../kernel/db/database'
import { createTestDatabase, createTestVendor, type TestVendor } from '../testing/create-test-vendor'

let db: Database
let vendor: TestVendor
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  vendor = await createTestVendor(db)
})
afterEach(() => vendor.close())

const get = (url: string) => vendor.running.app.inject({ url })

// LAUNCH-7
it('the page is served under a policy that allows only its own files and the operator’s frame', async () => {
  const page = await get('/play/any-game?lang=en')
  const policy = String(page.headers['content-security-policy'])
  const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1]
  expect(page.body).toContain(`nonce="${nonce}" src="/assets/main-AAAA.js"`)
  expect(policy).toContain('frame-ancestors http://localhost:8080')
  expect(policy).not.toMatch(/unsafe/)
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(page.headers['set-cookie']).toBeUndefined()
  const again = await get('/play/any-game?lang=en')
  expect(again.body).not.toContain(String(nonce))
})

it('the page’s files are served as immutable, and no others are served', async () => {
  expect((await get('/assets/main-AAAA.js')).headers['cache-control']).toContain('immutable')
  for (const path of ['/assets/other.js', '/assets/..%2fpackage.json', '/api/nothing'])
    expect((await get(path)).statusCode).toBe(404)
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
})

// LAUNCH-3
it('a launch token is accepted once, and an invalid one is refused', async () => {
  await vendor.open('slot-low')
  const used = { token: 'token-00000000000000000001', vendor: 'reef' }
  expect(await vendor.call('', apiPaths.session, used)).toEqual({ status: 401, json: { refusal: 'TOKEN' } })
  expect(await vendor.call('', apiPaths.session, { token: 'short', vendor: '../x' })).toMatchObject({
    status: 400,
    json: { refusal: 'SYNTAX' },
  })
})

it('the flight is streamed, and its end is not sent before it has ended', async () => {
  const { bearer } = await vendor.open('crash')
  const { app } = vendor.running
  await app.listen({ port: 0, host: '127.0.0.1' })
  const stop = new AbortController()
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${apiPaths.crashStream}`
  expect((await fetch(url)).status).toBe(401)
  const response = await fetch(url, { headers: { authorization: `Bearer ${bearer}` }, signal: stop.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('\n\n')) text += (await reader?.read())?.value ?? ''
  const [, name, data = ''] = /event: (\w+)\ndata: (.*)\n/.exec(text) ?? []
  expect(name).toBe('hello')
  const { flight, chain } = z.parse(crashEvents.hello, JSON.parse(data))
  expect(flight).toMatchObject({ phase: 'betting', point: null, serverSeed: null })
  expect(flight.serverSeedHash).toBe(chain.end)
  stop.abort()
  app.server.closeAllConnections()
})
