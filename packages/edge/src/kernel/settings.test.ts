import { PlainError } from '@plaza/server-kit'
import { readSettings } from './settings'

// START-3
it('every setting has a default', () => {
  const settings = readSettings({ PORT: '' })
  expect(settings).toMatchObject({
    port: 8080,
    gatewayUrl: 'http://127.0.0.1:8090',
    vendorOrigin: 'http://vendor.localhost:8081',
  })
  expect(settings.storeDir).toBe(`${settings.dataDir}/store`)
})

it('the settings follow the environment', () => {
  const settings = readSettings({
    PORT: '9000',
    GATEWAY_PORT: '9001',
    RELEASE_STORE: '/srv/store',
    MERCHANT_HOSTS: '{"a.example":"demo"}',
  })
  expect(settings).toMatchObject({ port: 9000, gatewayUrl: 'http://127.0.0.1:9001', storeDir: '/srv/store' })
  expect(settings.merchantHosts['a.example']).toBe('demo')
})

it('the demo’s hosts exist only with the demo, and the environment may map localhost', () => {
  expect(readSettings({}).merchantHosts['localhost']).toBe('demo')
  expect(readSettings({ MERCHANT_HOSTS: '{"localhost":"perla"}' }).merchantHosts['localhost']).toBe('perla')
  expect(readSettings({ DATABASE_URL: 'postgres://db/plaza' })).toMatchObject({
    isDemo: false,
    merchantHosts: {},
  })
  expect(readSettings({ DEMO: '0', MERCHANT_HOSTS: '{"localhost":"perla"}' }).merchantHosts).toEqual({
    localhost: 'perla',
  })
})

it.each([
  ['every address', {}, undefined],
  ['every address', { OUTBOX: '0' }, undefined],
  ['loopback only, with the outbox', { OUTBOX: '1' }, '127.0.0.1'],
  ['the address in HOST, with the outbox too', { OUTBOX: '1', HOST: '0.0.0.0' }, '0.0.0.0'],
  ['the address in HOST', { HOST: '::1' }, '::1'],
])('the edge listens on %s', (_where, env, host) => {
  expect(readSettings(env).host).toBe(host)
})

it.each([
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1.'],
  [{ DEMO: '0', OUTBOX: '1' }, /^OUTBOX=1 .* belongs to the demo/],
  [{ HOST: 'my site' }, /^HOST must be an address of this machine/],
  [{ PORT: 'http' }, 'PORT must be a port number.'],
  [{ PORT: '70000' }, 'PORT must be a port number.'],
  [{ PORT: '0' }, 'PORT must be a port number.'],
  [{ GATEWAY_URL: 'nowhere' }, /^GATEWAY_URL must be an origin/],
  [{ GATEWAY_URL: 'http://a/b' }, /^GATEWAY_URL must be an origin/],
  [{ VENDOR_ORIGIN: 'javascript:alert(1)' }, /^VENDOR_ORIGIN must be an origin/],
  [{ MERCHANT_HOSTS: 'a=b' }, /^MERCHANT_HOSTS must be a JSON object/],
  [{ FORMER_WORKERS: '/old/sw.js, /sw.js' }, /^FORMER_WORKERS must be paths of scripts/],
  [{ FORMER_WORKERS: 'https://other.example/sw.js' }, /^FORMER_WORKERS must be paths of scripts/],
  [{ SERVICE_WORKER: 'off' }, 'SERVICE_WORKER must be 0 or 1.'],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/],
])('refuses the environment %j in one sentence', (env, message) => {
  expect(() => readSettings(env)).toThrow(PlainError)
  expect(() => readSettings(env)).toThrow(message)
})
