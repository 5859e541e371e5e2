import { resolve } from 'node:path'
import { readSettings } from './settings'

describe('the settings', () => {
  // START-3
  it('every setting has a default', () => {
    expect(readSettings({})).toMatchObject({
      port: 8090,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      hasTestClock: false,
      hasOutbox: false,
      trustProxy: 'loopback',
      depositExpiryMs: 900_000,
    })
  })

  it('an empty variable counts as absent', () => {
    expect(readSettings({ DATABASE_URL: '', DATA_DIR: '', TEST_CLOCK: '' })).toEqual(readSettings({}))
  })

  it('MERCHANT_HOSTS adds hosts to those of the demo', () => {
    const { merchantHosts } = readSettings({ MERCHANT_HOSTS: '{"play.example":"lite"}' })
    expect(merchantHosts).toMatchObject({ 'play.example': 'lite', localhost: 'demo' })
  })

  it('the hosts of the demo are known only with the demo', () => {
    expect(readSettings({ DEMO: '0' })).toMatchObject({ isDemo: false, merchantHosts: {} })
    expect(readSettings({ NODE_ENV: 'production' }).isDemo).toBe(false)
    const settings = readSettings({ DATABASE_URL: 'postgres://db/plaza', DEMO: '1' })
    expect(settings.merchantHosts['lite.localhost']).toBe('lite')
  })

  it('the settings trust the named peers', () => {
    expect(readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1' }).trustProxy).toBe(
      'loopback, 10.0.0.0/8, ::1',
    )
  })

  it.each(['OUTBOX', 'TEST_CLOCK'])('the settings refuse %s without the demo', (name) => {
    for (const env of [{ DEMO: '0' }, { DATABASE_URL: 'postgres://db/plaza' }, { NODE_ENV: 'production' }])
      expect(() => readSettings({ ...env, [name]: '1' })).toThrow(
        new RegExp(`^${name}=1 .* belongs to the demo`),
      )
    expect(() => readSettings({ DEMO: '1', NODE_ENV: 'production', [name]: '1' })).not.toThrow()
  })

  // START-3
  it.each([
    ['GATEWAY_PORT', '70000', 'GATEWAY_PORT must be a port number.'],
    ['GATEWAY_PORT', '-1', 'GATEWAY_PORT must be a port number.'],
    ['TRUST_PROXY', 'nonsense', 'TRUST_PROXY must be addresses or networks, separated by commas.'],
    ['DEMO', 'yes', 'DEMO must be 0 or 1.'],
    ['TEST_CLOCK', 'yes', 'TEST_CLOCK must be 0 or 1.'],
    ['DATABASE_URL', 'mysql://u:secret@h/d', 'DATABASE_URL must be a postgres:// address.'],
    ['MERCHANT_HOSTS', '{', 'MERCHANT_HOSTS must be a JSON object of host names and merchant codes.'],
    ['MERCHANT_HOSTS', '{"a":1}', 'MERCHANT_HOSTS must be a JSON object of host names and merchant codes.'],
    ['DEPOSIT_EXPIRY_MS', '1.5', 'DEPOSIT_EXPIRY_MS must be milliseconds.'],
  ])('the settings refuse %s=%s in one sentence', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(sentence)
  })
})
