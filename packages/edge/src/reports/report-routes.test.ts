import { closeTestEdge, createTestEdge, ids } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'

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
