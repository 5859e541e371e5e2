import type { FastifyInstance } from 'fastify'
import { sendFailure } from '../http/failure'

/** When a refused request may come again, s. */
const retryS = 2

/** Bounds how many requests of a scope are read at once, because each may hold its whole body in memory. */
export function fewAtOnce(scope: FastifyInstance, most: number): void {
  let current = 0
  scope.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET') return
    if (current >= most) {
      reply.header('retry-after', retryS)
      return sendFailure(request, reply, 'service.busy')
    }
    current += 1
    // Once for each request, however it ends.
    reply.raw.once('close', () => {
      current -= 1
    })
  })
}
