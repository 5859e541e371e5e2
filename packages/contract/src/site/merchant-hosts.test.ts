import { canonicalHost, demoMerchantHosts, merchantOfHost, parseMerchantHosts } from './merchant-hosts'

describe('the merchant of a host', () => {
  it.each([
    ['localhost:8080', 'demo'],
    ['127.0.0.1', 'demo'],
    ['[::1]:8080', 'demo'],
    ['LITE.localhost:80', 'lite'],
    ['closed-blocked.localhost.', 'closed-blocked'],
  ])('the merchant of %s is %s', (host, merchant) => {
    expect(merchantOfHost(demoMerchantHosts, host)).toBe(merchant)
  })

  it.each([undefined, '', 'evil.example', '__proto__', 'constructor', 'toString', 'localhost.evil.example'])(
    'the merchant of the host %s is unknown',
    (host) => {
      expect(merchantOfHost(demoMerchantHosts, host)).toBeUndefined()
    },
  )
})

it.each([
  ['LITE.localhost.:8080', 'lite.localhost:8080'],
  ['localhost.', 'localhost'],
  ['[::1]:80', '[::1]:80'],
])('every spelling of a host has one canonical form: %s is %s', (host, canonical) => {
  expect(canonicalHost(host)).toBe(canonical)
})

describe('MERCHANT_HOSTS', () => {
  it('MERCHANT_HOSTS adds to the known table and overrides it', () => {
    const hosts = parseMerchantHosts('{"play.example":"demo","localhost":"lite"}', demoMerchantHosts)
    expect(hosts).toEqual({ ...demoMerchantHosts, 'play.example': 'demo', localhost: 'lite' })
  })
  it('MERCHANT_HOSTS alone defines the hosts when there is no known table', () => {
    expect(parseMerchantHosts('{"localhost":"perla"}', {})).toEqual({ localhost: 'perla' })
    expect(parseMerchantHosts(undefined, {})).toEqual({})
  })
  it.each([undefined, '', '  '])('the known table is kept when MERCHANT_HOSTS is %j', (text) => {
    expect(parseMerchantHosts(text, demoMerchantHosts)).toBe(demoMerchantHosts)
  })
  it.each(['play.example', '[]', '{"a b":"demo"}', '{"a":1}', '{"a":"Not A Merchant"}'])(
    'MERCHANT_HOSTS may not be %s',
    (text) => {
      expect(() => parseMerchantHosts(text, {})).toThrow(RangeError)
    },
  )
})
