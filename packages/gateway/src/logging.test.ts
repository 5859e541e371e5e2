import { createServer } from './http/server'
import { createLogger, withoutSecrets } from './logging'

describe('the log', () => {
  it('has no secrets of an address', () => {
    expect(withoutSecrets('/wps/a?token=abc&language=en&password=x')).toBe(
      '/wps/a?token=***&language=en&password=***',
    )
  })

  it('tells a request by id, address and status, and nothing that a thief could use', async () => {
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
})
