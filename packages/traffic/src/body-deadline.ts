import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route bounds the time of its body itself, as uploads do. */
    hasOwnBodyDeadline?: boolean
    /** The route accepts bodies that take longer than those of other routes, ms. */
    bodyTimeoutMs?: number
  }
}

/** A body that did not arrive in time; its connection is closed after the answer. */
export class SlowBody extends Error {
  readonly statusCode = 408
}

/**
 * Refuses a request (408) whose body has not arrived completely within `timeoutMs`, or the route's own time, however steadily it trickles in.
 * Register it before any route.
 */
export function limitBodyTime(app: FastifyInstance, timeoutMs: number): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { headers, routeOptions } = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
    const { hasOwnBodyDeadline, bodyTimeoutMs } = routeOptions.config
    if (!hasBody || hasOwnBodyDeadline) return done(null, payload)
    const body = new PassThrough()
    const give = (error: Error) => {
      payload.unpipe(body)
      body.destroy(error)
    }
    // Nobody handles the error of a body that is not read.
    body.on('error', () => undefined)
    const timer = setTimeout(() => {
      if (reply.raw.writableEnded) request.raw.destroy()
      else give(new SlowBody('the body took too long'))
    }, bodyTimeoutMs ?? timeoutMs)
    timer.unref()
    payload.once('end', () => clearTimeout(timer))
    payload.once('close', () => {
      clearTimeout(timer)
      if (!body.writableEnded) give(new Error('the sender went away'))
    })
    // `close` reports it as well; without a listener the error would end the process.
    payload.once('error', () => undefined)
    done(null, payload.pipe(body))
  })
}
