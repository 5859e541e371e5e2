import { closeTestEdge, createTestEdge } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'

let edge: TestEdge
beforeAll(async () => {
  edge = await createTestEdge()
})
afterAll(() => closeTestEdge(edge))

it('public data of a merchant is cached under one spelling of its host', async () => {
  const headers = { host: 'LITE.localhost.:8080', accept: 'text/html' }
  expect((await edge.app.inject({ url: '/m/home', headers })).statusCode).toBe(200)
  const hosts = edge.gateway.requests.map((request) => request.headers['x-forwarded-host'])
  expect(new Set(hosts)).toEqual(new Set(['lite.localhost:8080']))
})
