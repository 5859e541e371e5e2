import { closeTestEdge, createTestEdge } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'
import { getDocument, pageOf } from '../testing/read-document'

let edge: TestEdge
beforeAll(async () => {
  edge = await createTestEdge()
})
afterAll(() => closeTestEdge(edge))

// EDGE-1
it('every load gets a document of its own, with its nonce and ticket: none is answered by 304 (docs/decisions/0111)', async () => {
  const first = await getDocument(edge, '/m/home')
  const again = await getDocument(edge, '/m/home', { 'if-none-match': '*' })
  expect([first.statusCode, again.statusCode]).toEqual([200, 200])
  expect(first.headers).not.toHaveProperty('etag')
  const [one, other] = [pageOf(first.body), pageOf(again.body)]
  expect(other.nonce).not.toBe(one.nonce)
  expect(other.ticket).not.toBe(one.ticket)
  expect(again.headers['content-security-policy']).toContain(`'nonce-${other.nonce}'`)
})
