import fastify, { type FastifyInstance } from 'fastify'
import { fewAtOnce } from './few-at-once'

describe('requests that are read a few at once', () => {
  let app: FastifyInstance
  const waiting: (() => void)[] = []
  beforeEach(() => {
    app = fastify()
    fewAtOnce(app, 2)
    app.post('/long', () => new Promise((resolve) => waiting.push(() => resolve({}))))
    app.get('/long', async () => ({}))
  })
  afterEach(() => app.close())

  // SERVER-1, UPLOAD-1
  it('a request beyond those read at once is refused with the time to try again, and admitted when one has ended', async () => {
    const running = [0, 1].map(() => app.inject({ method: 'POST', url: '/long' }))
    while (waiting.length < 2) await new Promise((resolve) => setImmediate(resolve))
    const refused = await app.inject({ method: 'POST', url: '/long' })
    expect(refused.json()).toMatchObject({ code: 'service.busy' })
    expect(refused.headers['retry-after']).toBe('2')
    expect((await app.inject({ url: '/long' })).statusCode).toBe(200)
    for (const end of waiting.splice(0)) end()
    await Promise.all(running)
    const admitted = app.inject({ method: 'POST', url: '/long' })
    while (waiting.length < 1) await new Promise((resolve) => setImmediate(resolve))
    for (const end of waiting.splice(0)) end()
    expect((await admitted).statusCode).toBe(200)
  })
})
