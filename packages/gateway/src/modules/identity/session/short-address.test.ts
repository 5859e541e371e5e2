import { shortAddress } from './short-address'

it.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::7', '2001:db8:0::'],
  ['::1', '0:0:0::'],
])('the address %s is shown as %s', (address, shown) => {
  expect(shortAddress(address)).toBe(shown)
})
