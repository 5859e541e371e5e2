import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ReceivedCallback } from './payment-provider'

/**
 * A POST by which a provider reports something, outside of any merchant's host; its signature is its authority, so the
 * handler gets the body as it was sent.
 */
export function registerSignedCallback(
  app: FastifyInstance,
  path: string,
  receive: (call: ReceivedCallback, request: FastifyRequest) => Promise<void>,
): void {
  app.register(async (scope) => {
    // The signature is over the bytes.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(path, { schema: { hide: true } }, async (request) => {
      const body = typeof request.body === 'string' ? request.body : ''
      const { method, headers } = request
      await receive({ method, path: request.raw.url ?? '', headers, body }, request)
      return { received: true }
    })
  })
}
