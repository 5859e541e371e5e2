import { blockedAddressesPath } from '@plaza/contract/site'
import { operate } from '../../testing/operate'
import { createTestGateway, type TestGateway } from '../../testing/create-test-gateway'
import { eventually } from '../../testing/eventually'

describe('a blocked address', () => {
  let test: TestGateway
  beforeAll(async () => {
    test = await createTestGateway()
    const value = ['203.0.113.0/24']
    await operate(test.db, { kind: 'setting', merchant: 'demo', path: 'blockedAddresses', value })
    await eventually(async () => expect((await request('/wps/system/status')).statusCode).toBe(403))
  })
  afterAll(() => test.close())

  const request = (url: string, address = '203.0.113.9', host = 'localhost') =>
    test.call({ url, headers: { 'x-forwarded-for': address, host } })

  // SERVER-3
  it.each([
    '/wps/system/status',
    '/wps/announcements?types=B',
    '/wps/captcha',
    '/wps/wallets/balance',
    '/events',
  ])('a blocked address is refused %s with a reference', async (url) => {
    const answer = await request(url)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'merchant.blocked.address',
      requestId: answer.headers['x-request-id'],
    })
  })

  it('a blocked address cannot log in', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' }
    const answer = await test.call({ method: 'POST', url: '/wps/session/login', headers, payload: {} })
    expect(answer.json()).toMatchObject({ code: 'merchant.blocked.address' })
  })

  it.each(['/wps/system/settings/consolidated', '/wps/system/home', '/wps/system/service/contacts'])(
    'a blocked address still gets what the block page needs: %s',
    async (url) => expect((await request(url)).statusCode).toBe(200),
  )

  it('an address that one merchant blocks is not blocked at another, and no other address is blocked', async () => {
    expect((await request('/wps/system/status', '203.0.113.9', 'lite.localhost')).statusCode).toBe(200)
    expect((await request('/wps/system/status', '198.51.100.1')).statusCode).toBe(200)
  })

  it('blocked addresses are published to the web server but not in the public settings', async () => {
    const list = await request(blockedAddressesPath)
    expect(list.json()).toMatchObject({ success: true, value: { addresses: ['203.0.113.0/24'] } })
    const { body } = await request('/wps/system/settings/consolidated')
    expect(body).not.toContain('203.0.113')
  })
})
