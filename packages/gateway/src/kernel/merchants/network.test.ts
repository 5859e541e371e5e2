import { createNetworkMatcher, networkSchema } from './network'

describe('a list of networks', () => {
  const matches = createNetworkMatcher(['203.0.113.7', '198.51.100.0/24', '2001:db8::/32', '::1'])

  it.each([
    ['203.0.113.7', true],
    ['203.0.113.8', false],
    ['198.51.100.255', true],
    ['198.51.101.0', false],
    ['2001:db8:ffff::1', true],
    ['2001:db9::1', false],
    ['::1', true],
    ['::ffff:203.0.113.7', true],
    ['not an address', false],
    ['', false],
  ])('the list of networks contains %s: %s', (address, expected) => {
    expect(matches(address)).toBe(expected)
  })

  it.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '::/0', '2001:db8::/128'])(
    'a list of networks may name %s',
    (text) => {
      expect(networkSchema.safeParse(text).success).toBe(true)
    },
  )

  it.each([
    '',
    'localhost',
    '203.0.113',
    '203.0.113.0/33',
    '::/129',
    '203.0.113.0/',
    '203.0.113.0/2/4',
    '1/-1',
  ])('a list of networks may not name %p', (text) => {
    expect(networkSchema.safeParse(text).success).toBe(false)
  })
})
