import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { bucketOf, rollback, startCanary } from '@plaza/release'
import { createServer } from '../http/server'
import { openCatalogue } from '../releases/catalogue'
import type { Catalogue } from '../releases/catalogue'
import { readSettings } from '../settings'
import { closeTestEdge, createTestEdge, ids } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'
import { createReleaseHealth } from './release-health'
import type { HealthCounts } from './release-health'
import { reportRoutes } from './report-routes'

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

it('takes a report and writes it to the log with the merchant', async () => {
  expect((await send(report)).statusCode).toBe(204)
  const line = edge.log.map((text) => JSON.parse(text) as object).find((entry) => 'phase' in entry)
  expect(line).toMatchObject({ ...report, merchant: 'demo', msg: 'a remote failed in a page' })
})

it.each([
  ['no report', {}, 400],
  ['an unknown phase', { ...report, phase: 'x' }, 400],
  ['a remote of no name', { ...report, remote: '__proto__' }, 400],
  ['no JSON', '{', 400],
  ['too much', { ...report, reference: 'x'.repeat(5000) }, 413],
])('refuses %s', async (_what, payload, status) => {
  const answer = await send(payload)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toHaveProperty('requestId')
})

it('takes sixty a minute from one address', async () => {
  for (let count = 1; count <= 60; count += 1) expect((await send(report)).statusCode).toBe(204)
  const answer = await send(report)
  expect(answer.statusCode).toBe(429)
  expect(answer.json()).toMatchObject({ code: 'request.rate.limited' })
})

describe('what is counted', () => {
  let app: FastifyInstance
  let catalogue: Catalogue
  let health: HealthCounts
  let lines: string[]
  beforeEach(async () => {
    lines = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    catalogue = await openCatalogue(edge.store, log, { pollMs: 5 })
    health = createReleaseHealth()
    app = createServer({ log, trustProxy: false })
    reportRoutes(app, { settings: readSettings({}), catalogue, health })
  })
  afterEach(async () => {
    catalogue.close()
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
  const page = '00000000-0000-4000-8000-00000000000'
  const visitor = '11111111-1111-4111-8111-111111111111'
  const cookie = `plaza.visitor=${visitor}`
  const failing = (number: number, changes: object = {}) => ({
    ...report,
    page: `${page}${number}`,
    merchant: 'demo',
    ...changes,
  })
  const loads = (number: number, release: string = ids['mf-games'], merchant = 'demo') => ({
    page: `${page}${number}`,
    merchant,
    revision: 1,
    loads: [{ remote: 'mf-games', release }],
  })
  const sendLoads = (payload: object, headers: Record<string, string> = { cookie }) =>
    post('/report/loads', payload, headers)
  const counted = () => health.of('mf-games').map(({ loads, failed }) => ({ loads, failed }))

  it('is a page load with a release that its visitor is given, and its failure', async () => {
    expect((await sendLoads(loads(1))).statusCode).toBe(204)
    await sendLoads(loads(1))
    await sendLoads(loads(2))
    await sendFailed(failing(1))
    expect(counted()).toEqual([{ loads: 2, failed: 1 }])
  })

  it('is the shell too', async () => {
    await sendLoads({ ...loads(1), loads: [{ remote: 'shell', release: ids.shell }] })
    expect(health.of('shell')).toMatchObject([{ release: ids.shell, loads: 1 }])
  })

  it.each([
    ['a release that never was', failing(1, { release: '9.9.9-99999999' }), { cookie }],
    ['somebody without the visitor’s cookie', failing(1), {}],
    ['a cookie of another shape', failing(1), { cookie: 'plaza.visitor=__proto__' }],
    ['a page that says it is another merchant’s', failing(1, { merchant: 'lite' }), { cookie }],
    ['a page that does not name itself', report, { cookie }],
    [
      'a merchant that does not get the remote',
      { ...failing(1, { merchant: 'lite', remote: 'mf-agent', release: ids['mf-agent'] }) },
      { cookie, host: 'lite.localhost' },
    ],
  ])('is not %s', async (_who, payload, headers) => {
    expect((await sendFailed(payload, headers)).statusCode).toBe(204)
    expect(counted()).toEqual([])
    expect(health.of('mf-agent')).toEqual([])
    const line = lines.map((text) => JSON.parse(text) as object).find((entry) => 'phase' in entry)
    expect(line).toMatchObject({ isCounted: false })
  })

  it('is a canary for those alone who are in it', async () => {
    const canary = '1.1.0-0000000f'
    await edge.release('mf-games', canary)
    await rollback(edge.store, { remote: 'mf-games' }, author)
    const terms = { remote: 'mf-games', release: canary, basisPoints: 5_000, guard: 0.5 }
    const { registry } = await startCanary(edge.store, terms, author)
    const isInside = (id: string) => bucketOf(canary, 'mf-games', id) < 5_000
    const ofVisitor = (number: number) => `11111111-1111-4111-8111-11111111111${number}`
    const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    const inside = digits.map(ofVisitor).find(isInside)
    const outside = digits.map(ofVisitor).find((id) => !isInside(id))
    while (catalogue.snapshot()?.registry.revision !== registry.revision)
      await new Promise((resolve) => setTimeout(resolve, 5))
    await sendLoads(loads(1, canary), { cookie: `plaza.visitor=${outside}` })
    expect(counted()).toEqual([])
    await sendLoads(loads(2, canary), { cookie: `plaza.visitor=${inside}` })
    expect(health.of('mf-games')).toMatchObject([{ release: canary, loads: 1 }])
  })

  it.each([
    ['no loads', { ...loads(1), loads: [] }, 400],
    ['more than a page has', { ...loads(1), loads: Array(33).fill(loads(1).loads[0]) }, 400],
    ['a page of no name', { ...loads(1), page: 'x' }, 400],
    ['too much', { ...loads(1), merchant: 'x'.repeat(5000) }, 413],
  ])('is not %s', async (_what, payload, status) => {
    const answer = await sendLoads(payload)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toHaveProperty('requestId')
    expect(counted()).toEqual([])
  })

  it('takes six hundred page loads a minute from one address', async () => {
    for (let count = 1; count <= 600; count += 1) await sendLoads(loads(1))
    expect((await sendLoads(loads(1))).statusCode).toBe(429)
  })
})
