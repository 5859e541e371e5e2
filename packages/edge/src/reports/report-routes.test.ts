import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { demoMerchantHosts, merchantOfHost } from '@plaza/contract/site'
import { bucketOf, rollback, startCanary } from '@plaza/release'
import { createServer } from '../server/server'
import { openCatalogue } from '../releases/catalogue'
import type { Catalogue } from '../releases/catalogue'
import { closeTestEdge, createTestEdge, ids } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'
import { createSigner } from '../identity/signer'
import { mintTicket } from '../identity/page-ticket'
import { rememberPlans } from '../counts/held-by'
import type { PlanMemory } from '../counts/held-by'
import { createReleaseHealth } from '../counts/release-health'
import type { HealthCounts } from '../counts/release-health'
import { reportRoutes } from './report-routes'

const signer = createSigner(Buffer.alloc(32, 7))
const author = { who: 'a test', why: 'to try it' }

const report = {
  remote: 'mf-games',
  release: ids['mf-games'],
  revision: 1,
  phase: 'entry',
  cause: 'integrity',
  reference: 'abc',
} as const
let edge: TestEdge
beforeEach(async () => {
  edge = await createTestEdge()
})
afterEach(() => closeTestEdge(edge))
const send = (payload: object | string, headers: Record<string, string> = {}) =>
  edge.app.inject({
    method: 'POST',
    url: '/report/failure',
    headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    payload,
  })

// GUARD-2
it('accepts an error report and logs it with the merchant', async () => {
  expect((await send(report)).statusCode).toBe(204)
  const line = edge.log.map((text) => JSON.parse(text) as object).find((entry) => 'phase' in entry)
  expect(line).toMatchObject({ ...report, merchant: 'demo', msg: 'a remote failed in a page' })
})

it.each([
  ['no content', {}, 400],
  ['an unknown phase', { ...report, phase: 'x' }, 400],
  ['an invalid remote name', { ...report, remote: '__proto__' }, 400],
  ['invalid JSON', '{', 400],
  ['too much', { ...report, reference: 'x'.repeat(5000) }, 413],
])('refuses an error report with %s', async (_what, payload, status) => {
  const answer = await send(payload)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toHaveProperty('requestId')
})

it('accepts sixty error reports a minute from one address', async () => {
  for (let count = 1; count <= 60; count += 1) expect((await send(report)).statusCode).toBe(204)
  const answer = await send(report)
  expect(answer.statusCode).toBe(429)
  expect(answer.json()).toMatchObject({ code: 'request.rate.limited' })
})

describe('what is counted', () => {
  let app: FastifyInstance
  let catalogue: Catalogue
  let health: HealthCounts
  let plans: PlanMemory
  let whole: boolean
  let lines: string[]
  beforeEach(async () => {
    lines = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    catalogue = await openCatalogue(edge.store, log, { pollMs: 5 })
    health = createReleaseHealth()
    app = createServer({ log, trustProxy: false })
    plans = rememberPlans(catalogue)
    const known = (host: string) => merchantOfHost(demoMerchantHosts, host)
    const hosts = { known, look: () => Promise.resolve(), stop: () => Promise.resolve() }
    whole = true
    const storeCheck = { damage: async () => [], isWhole: async () => whole }
    reportRoutes(app, { hosts, catalogue, health, signer, plans, storeCheck })
  })
  afterEach(async () => {
    plans.stop()
    await catalogue.close()
    await app.close()
  })
  const post = (url: string, payload: object, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
      payload,
    })
  const sendFailed = (payload: object, headers: Record<string, string> = { cookie }) =>
    post('/report/failure', payload, headers)
  const visitor = '11111111-1111-4111-8111-111111111111'
  const cookieOf = (id: string) => `plaza.visitor=${id}.${signer.sign('visitor', [id])}`
  const cookie = cookieOf(visitor)
  const tickets = new Map<string, string>()
  /** The ticket of a page load, the same for the same number. */
  const ticketOf = (
    number: number,
    changes: Partial<{ visitor: string; merchant: string; revision: number }> = {},
  ) => {
    const { revision = 1, ...owner } = { visitor, merchant: 'demo', ...changes }
    const key = JSON.stringify([number, owner, revision])
    const ticket =
      tickets.get(key) ?? mintTicket(signer, owner, { network: '192.0.2.1', revision, now: Date.now() })
    tickets.set(key, ticket)
    return ticket
  }
  const failing = (number: number, changes: object = {}) => ({
    ...report,
    page: ticketOf(number),
    merchant: 'demo',
    ...changes,
  })
  const loads = (number: number, release: string = ids['mf-games'], merchant = 'demo') => ({
    page: ticketOf(number, { merchant }),
    merchant,
    revision: 1,
    loads: [{ remote: 'mf-games', release }],
  })
  const sendLoads = (payload: object, headers: Record<string, string> = { cookie }) =>
    post('/report/loads', payload, headers)
  const counted = () => health.of('mf-games').map(({ loads, failed }) => ({ loads, failed }))

  // GUARD-2
  it('counts a file that is reported as missing only if the release is not whole in the store of this edge', async () => {
    await sendFailed(failing(1, { cause: 'missing' }))
    expect([counted(), health.droppedOf('mf-games')]).toEqual([[], { unconfirmed: 1 }])
    whole = false
    await sendFailed(failing(2, { cause: 'missing' }))
    expect(counted()).toEqual([{ loads: 1, failed: 1 }])
  })

  it('counts a page load with a release that is served to its visitor, and its failure', async () => {
    expect((await sendLoads(loads(1))).statusCode).toBe(204)
    await sendLoads(loads(1))
    await sendLoads(loads(2))
    await sendFailed(failing(1))
    expect(counted()).toEqual([{ loads: 2, failed: 1 }])
  })

  it('counts page loads of the shell too', async () => {
    await sendLoads({ ...loads(1), loads: [{ remote: 'shell', release: ids.shell }] })
    expect(health.of('shell')).toMatchObject([{ release: ids.shell, loads: 1 }])
  })

  it.each([
    ['a release that never existed', {}, { release: '9.9.9-99999999' }, { cookie }, 'not-held'],
    ['a request without the visitor’s cookie', {}, {}, {}, 'unsigned'],
    ['a cookie of another shape', {}, {}, { cookie: 'plaza.visitor=__proto__' }, 'unsigned'],
    ['a cookie that this site did not sign', {}, {}, { cookie: `plaza.visitor=${visitor}` }, 'unsigned'],
    ['a page of another visitor', { visitor: visitor.replace(/1/g, '2') }, {}, { cookie }, 'unsigned'],
    ['a page of another merchant', { merchant: 'lite' }, {}, { cookie }, 'unsigned'],
    ['a page that claims another merchant', {}, { merchant: 'lite' }, { cookie }, 'unsigned'],
    ['a page without an id', {}, { page: undefined }, { cookie }, 'unsigned'],
    ['a page with a forged id', {}, { page: visitor }, { cookie }, 'unsigned'],
    ['a plan from before the page', { revision: 2 }, {}, { cookie }, 'not-held'],
    [
      'a merchant without that remote',
      { merchant: 'lite' },
      { merchant: 'lite', remote: 'mf-agent', release: ids['mf-agent'] },
      { cookie, host: 'lite.localhost' },
      'not-held',
    ],
  ])('does not count a report of %s', async (_who, ticket, changes, headers, why) => {
    const payload = { ...failing(1), page: ticketOf(1, ticket), ...changes }
    expect((await sendFailed(payload, headers)).statusCode).toBe(204)
    expect(counted()).toEqual([])
    expect(health.of('mf-agent')).toEqual([])
    expect(health.droppedOf(payload.remote)).toEqual({ [why]: 1 })
    const line = lines.map((text) => JSON.parse(text) as object).find((entry) => 'phase' in entry)
    expect(line).toMatchObject({ isCounted: false, dropped: why })
  })

  it('counts a page load apart from earlier ones, and ignores unknown remotes', async () => {
    await sendFailed(failing(1))
    await sendFailed(failing(1))
    await sendFailed({ ...failing(1), remote: 'mf-invented' }, {})
    expect(health.droppedOf('mf-games')).toEqual({ repeated: 1 })
    expect(health.droppedOf('mf-invented')).toEqual({})
  })

  const until = async (revision: number) => {
    while (catalogue.snapshot()?.registry.revision !== revision)
      await new Promise((resolve) => setTimeout(resolve, 5))
  }

  it('counts a canary only for visitors inside its share', async () => {
    const canary = '1.1.0-0000000f'
    await edge.release('mf-games', canary)
    await rollback(edge.store, { remote: 'mf-games' }, author)
    const terms = { remote: 'mf-games', release: canary, basisPoints: 5_000, guard: 0.5 }
    const { registry } = await startCanary(edge.store, terms, author)
    const isInside = (id: string) => bucketOf(canary, 'mf-games', id) < 5_000
    const ofVisitor = (number: number) => `11111111-1111-4111-8111-11111111111${number}`
    const visitors = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(ofVisitor)
    const inside = visitors.find(isInside) ?? ''
    const outside = visitors.find((id) => !isInside(id)) ?? ''
    const { revision } = registry
    await until(revision)
    const loadsOf = (id: string) => ({ ...loads(1, canary), page: ticketOf(1, { visitor: id }), revision })
    await sendLoads(loadsOf(outside), { cookie: cookieOf(outside) })
    expect(counted()).toEqual([])
    await sendLoads(loadsOf(inside), { cookie: cookieOf(inside) })
    expect(health.of('mf-games')).toMatchObject([{ release: canary, loads: 1 }])
  })

  it('checks a report against the plan that the page had, even after a newer one', async () => {
    const next = '1.1.0-0000000f'
    await edge.release('mf-games', next)
    await until(2)
    expect((await sendFailed(failing(1))).statusCode).toBe(204)
    await sendFailed({ ...failing(2), release: next })
    await sendFailed({ ...failing(3), release: next, revision: 2 })
    expect(health.of('mf-games')).toMatchObject([
      { release: next, failed: 1 },
      { release: ids['mf-games'], failed: 1 },
    ])
    expect(health.droppedOf('mf-games')).toEqual({ 'not-held': 1 })
  })

  it.each([
    ['no loads', { ...loads(1), loads: [] }, 400],
    ['more loads than a page can have', { ...loads(1), loads: Array(33).fill(loads(1).loads[0]) }, 400],
    ['an invalid page id', { ...loads(1), page: 'x' }, 400],
    ['too much', { ...loads(1), merchant: 'x'.repeat(5000) }, 413],
  ])('refuses page loads with %s', async (_what, payload, status) => {
    const answer = await sendLoads(payload)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toHaveProperty('requestId')
    expect(counted()).toEqual([])
  })

  it('accepts six hundred page loads a minute from one address', async () => {
    for (let count = 1; count <= 600; count += 1) await sendLoads(loads(1))
    expect((await sendLoads(loads(1))).statusCode).toBe(429)
  })
})
