import { createTestGateway, type TestGateway } from '../../testing/create-test-gateway'

let test: TestGateway
beforeAll(async () => {
  test = await createTestGateway({ env: { MERCHANT_HOSTS: '{"perla.example":"demo"}' } })
})
afterAll(() => test.close())

const doors = [
  '/dev/outbox',
  '/dev/captcha',
  '/%64ev/outbox',
  '/docs',
  '/docs/json',
  '/docs/static/swagger-ui.css',
]

describe.each(doors)('the developer address %s', (url) => {
  it('a developer address is open to a developer at this machine, also through the edge, and kept by no cache', async () => {
    const answer = await test.call({ url })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const headers = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:8080' }
    expect((await test.call({ url, headers })).statusCode).toBe(200)
  })

  it.each([
    ['from another machine that names this one', '10.0.0.7', { host: 'localhost' }],
    ['from another machine that says it is this one', '10.0.0.7', { 'x-forwarded-for': '127.0.0.1' }],
    ['under a foreign name that resolves to this machine', '127.0.0.1', { host: 'perla.example' }],
    ['when the edge forwards another machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
    ['when the edge forwards a foreign name', '127.0.0.1', { 'x-forwarded-host': 'perla.example' }],
  ])('a developer address is not found %s', async (_how, remoteAddress, headers) => {
    const answer = await test.call({ url, remoteAddress, headers })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'request.not.found' })
  })
})
