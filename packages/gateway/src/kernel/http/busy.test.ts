import type { GatewayModule } from '../gateway'
import { createTestGateway, type TestGateway } from '../../testing/create-test-gateway'

describe('a gateway with more to do than it can', () => {
  let test: TestGateway
  let answer: () => void = () => undefined
  const slow: GatewayModule = ({ app }) =>
    void app.get('/wps/slow', () => new Promise((resolve) => (answer = () => resolve({}))))
  beforeAll(async () => {
    test = await createTestGateway({ modules: [slow], env: { GATEWAY_WORK_LIMIT: '1' } })
  })
  afterAll(() => test.close())

  it('refuses calls by their code with a time to come back, but not its health, and answers them after', async () => {
    const held = Array.from({ length: 10 }, () => test.call({ url: '/wps/slow' }))
    const refused = await Promise.race(held)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ success: false, code: 'service.busy' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect((await test.call({ url: '/healthz' })).statusCode).toBe(200)
    answer()
    // One was answered or let in after another; none that waits holds a place for ever.
    const timer = setInterval(() => answer(), 10)
    await Promise.all(held)
    clearInterval(timer)
    expect((await test.call({ url: '/wps/system/settings/consolidated' })).statusCode).toBe(200)
  })
})
