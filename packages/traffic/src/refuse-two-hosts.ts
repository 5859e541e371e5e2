import type { FastifyInstance } from 'fastify'

/** Headers come as name, value, name, value. */
const hostLines = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

/**
 * Refuses a request with two `Host` lines as 400, as RFC 9112 demands: Node takes the first, another server on the way may
 * take the second, and then they mean two sites.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (hostLines(raw.rawHeaders) > 1) throw Object.assign(new Error('two Host lines'), { statusCode: 400 })
  })
}
