import { isDeveloper, isDeveloperDoor } from './developer-door'

const local = { peer: '127.0.0.1', headers: { host: 'localhost:8080' } }

describe('a developer’s request', () => {
  // SEC-2
  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])(
    'a request from the peer %s counts as a developer’s',
    (peer) => {
      expect(isDeveloper({ ...local, peer })).toBe(true)
    },
  )
  // SEC-2
  it.each([
    'localhost',
    'LOCALHOST.:8080',
    'lite.localhost',
    'help.lite.localhost:80',
    '127.0.0.1:8080',
    '127.3.2.1',
    '[::1]:8080',
  ])('a request to the host name %s counts as a developer’s', (host) => {
    expect(isDeveloper({ ...local, headers: { host } })).toBe(true)
  })
  // SEC-2
  it('a request through a proxy that forwards only loopback counts as a developer’s', () => {
    const headers = {
      host: 'localhost',
      'x-forwarded-for': '127.0.0.1, ::1',
      'x-forwarded-host': 'localhost',
    }
    expect(isDeveloper({ ...local, headers })).toBe(true)
  })
})

describe('a request from elsewhere', () => {
  it.each([
    undefined,
    '',
    '10.0.0.7',
    '192.168.1.5',
    '::ffff:10.0.0.7',
    '2001:db8::1',
    '127.0.0.1.evil.example',
  ])('a request from the peer %s does not count as a developer’s', (peer) => {
    expect(isDeveloper({ ...local, peer })).toBe(false)
  })
  it.each([
    '',
    'perla.example',
    'rebound.evil.example:8080',
    'localhost.evil.example',
    'notlocalhost',
    '127.0.0.1.evil.example',
    '127.0.0.1.nip.io',
    '0.0.0.0:8080',
    '192.168.1.5',
    '[::]',
    '.localhost',
    'localhost, evil.example',
    'evil.example@localhost',
  ])('a request to the host name %j does not count as a developer’s', (host) => {
    expect(isDeveloper({ ...local, headers: { host } })).toBe(false)
  })
  it.each([
    ['x-forwarded-for', '203.0.113.7'],
    ['x-forwarded-for', '127.0.0.1, 203.0.113.7'],
    ['x-forwarded-for', '203.0.113.7, 127.0.0.1'],
    ['x-forwarded-for', ''],
    ['x-real-ip', '203.0.113.7'],
    ['x-forwarded-host', 'perla.example'],
    ['forwarded', 'for=127.0.0.1'],
  ])('a request with %s: %s does not count as a developer’s', (name, value) => {
    expect(isDeveloper({ ...local, headers: { ...local.headers, [name]: value } })).toBe(false)
  })
  it('a request without a host name does not count as a developer’s', () => {
    expect(isDeveloper({ ...local, headers: {} })).toBe(false)
  })
})

it.each([
  ['/dev/outbox', true],
  ['/dev', true],
  ['/dev/*', true],
  ['/docs/json', true],
  ['/override', true],
  ['/device', false],
  ['/wps/dev', false],
  ['/m/home', false],
])('%s is a developer address: %s', (route, is) => {
  expect(isDeveloperDoor(route)).toBe(is)
})
