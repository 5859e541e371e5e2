import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request had arrived whole, ms since the epoch: before it waited for its turn. */
    receivedAt: number
  }
}

/**
 * Notes when each request has arrived whole. Register it before what lets requests wait: a bet counts by its arrival
 * (DRAW-1), however long the queue is that it finds.
 */
export function stampReceipt(app: FastifyInstance): void {
  app.decorateRequest('receivedAt', 0)
  app.addHook('preValidation', (request, _reply, done) => {
    request.receivedAt = Date.now()
    done()
  })
}
