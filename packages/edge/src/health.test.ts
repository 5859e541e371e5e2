import { closeTestEdge, createTestEdge } from './testing/create-test-edge'
import type { TestEdge } from './testing/create-test-edge'

let edge: TestEdge
beforeAll(async () => {
  edge = await createTestEdge()
})
afterAll(() => closeTestEdge(edge))

it('is well on any host while store and gateway are, and failing while the gateway is away', async () => {
  const ask = () => edge.app.inject({ url: '/healthz', headers: { host: 'whatever.example' } })
  const well = await ask()
  expect(well.statusCode).toBe(200)
  expect(well.json()).toEqual({ status: 'ok', gateway: 'ok', store: 'ok', revision: 1 })
  await edge.gateway.stop()
  const failing = await ask()
  expect(failing.statusCode).toBe(503)
  expect(failing.json()).toMatchObject({ status: 'failing', gateway: 'unreachable' })
  await edge.gateway.start()
  expect((await ask()).statusCode).toBe(200)
})
