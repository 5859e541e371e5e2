import { canonicalHost, defaultMerchantHosts, merchantOfHost, parseMerchantHosts } from './index'

describe('the merchant of a host', () => {
  it.each([
    ['localhost:8080', 'demo'],
    ['127.0.0.1', 'demo'],
    ['[::1]:8080', 'demo'],
    ['LITE.localhost:80', 'lite'],
    ['closed-blocked.localhost.', 'closed-blocked'],
  ])('of %s is %s', (host, merchant) => {
    expect(merchantOfHost(defaultMerchantHosts, host)).toBe(merchant)
  })

  it.each([undefined, '', 'evil.example', '__proto__', 'constructor', 'toString', 'localhost.evil.example'])(
    'of %s is unknown',
    (host) => {
      expect(merchantOfHost(defaultMerchantHosts, host)).toBeUndefined()
    },
  )
})

it.each([
  ['LITE.localhost.:8080', 'lite.localhost:8080'],
  ['localhost.', 'localhost'],
  ['[::1]:80', '[::1]:80'],
])('a host has one spelling: %s is %s', (host, canonical) => {
  expect(canonicalHost(host)).toBe(canonical)
})

describe('MERCHANT_HOSTS', () => {
  it('adds to the default table and overrides it', () => {
    const hosts = parseMerchantHosts('{"play.example":"demo","localhost":"lite"}')
    expect(hosts).toEqual({ ...defaultMerchantHosts, 'play.example': 'demo', localhost: 'lite' })
  })
  it.each([undefined, '', '  '])('keeps the default table when it is %j', (text) => {
    expect(parseMerchantHosts(text)).toBe(defaultMerchantHosts)
  })
  it.each(['play.example', '[]', '{"a b":"demo"}', '{"a":1}', '{"a":"Not A Merchant"}'])(
    'refuses %s',
    (text) => {
      expect(() => parseMerchantHosts(text)).toThrow(RangeError)
    },
  )
})
