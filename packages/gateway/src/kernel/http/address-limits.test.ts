import { createTestGateway, type TestGateway } from '../../testing/create-test-gateway'

// SERVER-3
describe('a limit by address', () => {
  let test: TestGateway
  beforeAll(async () => {
    test = await createTestGateway({ env: { TRIAL_ADDRESS_LIMIT: '1' } })
  })
  afterAll(() => test.close())

  const statusFrom = async (address: string) =>
    (await test.call({ url: '/wps/member/trialuser', headers: { 'x-forwarded-for': address } })).statusCode

  it('counts all addresses of an IPv6 /64 together, and the neighbouring network by itself', async () => {
    expect(await statusFrom('2001:db8:0:1::1')).toBe(200)
    expect(await statusFrom('2001:db8:0:1:ffff::2')).toBe(429)
    expect(await statusFrom('2001:db8:0:2::1')).toBe(200)
  })

  it('counts an IPv4 address the same however it is written', async () => {
    expect(await statusFrom('203.0.113.7')).toBe(200)
    expect(await statusFrom('::ffff:203.0.113.7')).toBe(429)
    expect(await statusFrom('203.0.113.8')).toBe(200)
  })
})
