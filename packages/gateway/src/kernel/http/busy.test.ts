import { defineModule } from '../modules/define-module'
import { createTestGateway, type TestGateway } from '../../testing/create-test-gateway'

/** Requests that may wait for their turn in a burst. */
const placesToWait = 64

describe('an overloaded gateway', () => {
  let test: TestGateway
  let origin: string
  let answer: () => void = () => undefined
  const slow = defineModule({
    name: 'test/slow',
    calls: ({ app }) =>
      void app.get('/wps/slow', () => new Promise((resolve) => (answer = () => resolve({})))),
  })
  beforeAll(async () => {
    test = await createTestGateway({ modules: [slow], env: { GATEWAY_WORK_LIMIT: '1' } })
    origin = await test.gateway.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => test.close())
  const ask = (path: string, init?: RequestInit) =>
    fetch(`${origin}${path}`, { ...init, headers: { host: 'localhost', ...init?.headers } })
  const fill = () => Array.from({ length: 2 + placesToWait }, () => ask('/wps/slow'))
  /** Releases what is held until everything is answered, so that no waiting request blocks for ever. */
  const finish = async (held: Promise<Response>[]) => {
    const timer = setInterval(() => answer(), 10)
    await Promise.all(held)
    clearInterval(timer)
  }

  it('an overloaded gateway refuses calls with a code and a retry time, still answers its health check, and recovers', async () => {
    const held = fill()
    const refused = await Promise.race(held)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ success: false, code: 'service.busy' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(refused.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/)
    expect((await ask('/healthz')).status).toBe(200)
    await finish(held)
    expect((await ask('/wps/system/settings/consolidated')).status).toBe(200)
  })

  it('an overloaded gateway reports its capacity and its refusals to the edge', async () => {
    expect((await ask('/wps/system/settings/consolidated')).headers.get('x-work-limit')).toBe('1')
    const held = fill()
    const refused = await Promise.race(held)
    expect(refused.headers.get('x-work-refused')).toBe('1')
    await finish(held)
  })

  it('an overloaded gateway also refuses calls with a body, and queues one that moves money', async () => {
    const held = fill()
    await Promise.race(held)
    const json = { 'content-type': 'application/json' }
    const browse = await ask('/wps/system/feedback', { method: 'POST', headers: json, body: '{}' })
    expect([browse.status, (await browse.json()).code]).toEqual([429, 'service.busy'])
    const money = ask('/wps/deposit', { method: 'POST', headers: json, body: '{}' })
    await finish(held)
    // There is no session: the call was handled, and refused for that alone.
    expect((await money).status).toBe(401)
  })
})
