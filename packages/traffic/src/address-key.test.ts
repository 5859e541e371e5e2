import { addressKey } from './address-key'

describe('the key that limits count an address by', () => {
  it.each([
    ['an IPv4 address is itself', '203.0.113.7', '203.0.113.7'],
    ['IPv4 written as IPv6 is the IPv4 address', '::ffff:203.0.113.7', '203.0.113.7'],
    ['the same in hexadecimal', '::ffff:cb00:7107', '203.0.113.7'],
    ['an IPv6 address is its /64', '2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
    ['another address of that /64 has the same key', '2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['capitals and zeros do not matter', '2001:0DB8:0000:0001::2', '2001:db8:0:1::/64'],
    ['the neighbouring /64 has another key', '2001:db8:0:2::1', '2001:db8:0:2::/64'],
    ['IPv6 loopback is its /64', '::1', '0:0:0:0::/64'],
    ['a zone does not matter', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['a text that is no address is its own key', 'unknown', 'unknown'],
  ])('%s', (_what, address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  it('the key of an address is never longer than 64 characters', () => {
    expect(addressKey('x'.repeat(10_000))).toHaveLength(64)
  })
})
