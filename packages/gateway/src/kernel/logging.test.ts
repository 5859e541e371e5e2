import { CallFailure } from './call-failure'
import { createServer } from './http/server'
import { createLogger, withoutSecrets } from './logging'

describe('the log', () => {
  // SERVER-6
  it('the log contains no secrets of an address', () => {
    expect(withoutSecrets('/wps/a?token=abc&language=en&password=x')).toBe(
      '/wps/a?token=***&language=en&password=***',
    )
  })

  // SERVER-6
  it('the log identifies a request by id, address and status, without anything a thief could use', async () => {
    const lines: string[] = []
    const logger = createLogger('info', { write: (line) => void lines.push(line) })
    const app = createServer({ logger, trustProxy: 'loopback' })
    app.get('/seen', async (request) => {
      request.log.info({ token: 'stolen1', session: { cookie: 'stolen2' }, password: 'stolen3' }, 'careless')
      return {}
    })
    await app.inject({
      url: '/seen?token=stolen4',
      headers: { cookie: 'plaza_session=stolen5', 'x-request-id': 'edge-0001' },
    })
    await app.close()
    expect(lines.join('')).not.toContain('stolen')
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      requestId: 'edge-0001',
      method: 'GET',
      url: '/seen?token=***',
      status: 200,
    })
  })

  // SERVER-6
  it('the log has no stack for refusals, even with status 503, and has one for an unexpected error', async () => {
    const lines: { msg: string; err?: object; code?: string; suppressed?: number }[] = []
    const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) })
    const app = createServer({ logger, trustProxy: 'loopback' })
    app.get('/closed', () => Promise.reject(new CallFailure('merchant.maintenance')))
    app.get('/away', () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })))
    app.get('/broken', () => Promise.reject(new Error('a fault')))
    for (const url of ['/closed', '/away', '/away', '/away', '/broken']) await app.inject(url)
    await app.close()
    const callLines = lines.filter(({ msg }) => msg.startsWith('call '))
    expect(callLines).toMatchObject([
      { msg: 'call refused', code: 'merchant.maintenance' },
      { msg: 'call failed', code: 'service.unavailable', reason: 'refused', suppressed: 0 },
      { msg: 'call failed', code: 'unknown', err: { message: 'a fault' } },
    ])
    expect(callLines.map(({ err }) => err !== undefined)).toEqual([false, false, true])
  })
})
