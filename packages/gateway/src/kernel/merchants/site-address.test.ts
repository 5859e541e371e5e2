import { testSettings } from '../../testing/fixtures'
import { siteAddress } from './site-address'

const at = (mainDomain: string, sitePort = 8080) =>
  siteAddress({ settings: testSettings({ mainDomain }) }, { sitePort })

it.each([
  ['perla.example', 'https://perla.example'],
  ['perla.example:8443', 'https://perla.example:8443'],
  ['localhost', 'http://localhost:8080'],
  ['lite.localhost', 'http://lite.localhost:8080'],
  ['[::1]', 'http://[::1]:8080'],
  ['localhost:9000', 'http://localhost:9000'],
])('the site with the main domain %s is at %s', (mainDomain, address) => {
  expect(at(mainDomain)).toBe(address)
})

it('the address of a site omits the default port of http', () => {
  expect(at('localhost', 80)).toBe('http://localhost')
})
