import { createLogger } from '../logging'
import { createServer } from './server'

it('tells a caller of a fault that nobody foresaw its code and a reference, and nothing of the inside', async () => {
  const app = createServer({ logger: createLogger('silent'), trustProxy: 'loopback' })
  app.get('/broken', () => Promise.reject(new Error('relation "members" does not exist')))
  const answer = await app.inject('/broken')
  await app.close()
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    success: false,
    code: 'unknown',
    message: 'unknown',
    requestId: answer.headers['x-request-id'],
  })
})
