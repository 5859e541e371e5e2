import { createLogger } from '../logging'
import { createServer } from './server'

it('an unexpected error gives the caller a code and a reference, and no internal detail', async () => {
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
