import { createTestGateway, type TestGateway } from '../../testing/create-test-gateway'

describe('a limit by address', () => {
  let test: TestGateway
  beforeAll(async () => {
    test = await createTestGateway({ env: { TRIAL_ADDRESS_LIMIT: '1' } })
  })
  afterAll(() => test.close())

  const statusFrom = async (address: string) =>
    (await test.call({ url: '/wps/member/trialuser', headers: { 'x-forwarded-for': address } })).statusCode

  // SERVER-3
  it('all addresses of an IPv6 /64 share one limit, and the neighbouring network has its own', async () => {
    expect(await statusFrom('2001:db8:0:1::1')).toBe(200)
    expect(await statusFrom('2001:db8:0:1:ffff::2')).toBe(429)
    expect(await statusFrom('2001:db8:0:2::1')).toBe(200)
  })

  it('an IPv4 address has one limit in every notation', async () => {
    expect(await statusFrom('203.0.113.7')).toBe(200)
    expect(await statusFrom('::ffff:203.0.113.7')).toBe(429)
    expect(await statusFrom('203.0.113.8')).toBe(200)
  })
})
