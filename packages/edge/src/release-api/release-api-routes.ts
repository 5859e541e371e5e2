import rateLimit from '@fastify/rate-limit'
import type { ReleaseError } from '@plaza/release'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Edge } from '../site/edge'
import { createPendingWork } from '../kernel/pending-work'
import type { Api } from './api'
import { answerApiError, ApiFailure } from './api-failure'
import { changeRoutes } from './change-routes'
import { identify } from './holder'
import { createLimits } from './limits'
import { liveRoute } from './live-route'
import { readRoutes } from './read-routes'
import { skewRoute } from './skew-route'
import { tokenRoutes } from './token-routes'
import { uploadRoute } from './upload-route'

/** Largest request other than an upload, bytes. */
const bodyLimit = 64 * 1024

/**
 * The release API (RELEASE-8): the same operations as the `mfe` command, for tokens that cover them. On any host;
 * cookies are ignored, other origins may not read it, and no cache stores it.
 */
export function releaseApiRoutes(root: FastifyInstance, edge: Edge): void {
  root.register(async (app) => {
    await app.register(rateLimit, { global: false })
    const limits = createLimits(app)
    const api: Api = { app, edge, limits }
    const requests = createPendingWork()
    app.removeContentTypeParser('text/plain')
    app.setErrorHandler<ApiFailure | ReleaseError | FastifyError>((error, request, reply) =>
      answerApiError(error, request, reply),
    )
    app.addHook('onRoute', (route) => {
      route.bodyLimit ??= bodyLimit
      const { handler } = route
      // Closing cuts connections, and a change that is being written must not be.
      route.handler = function (request, reply) {
        return requests.start(async () => handler.call(this, request, reply))
      }
    })
    app.addHook('onClose', () => requests.close())
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      await limits.address(request)
      await identify(edge.store, request, limits.wrongToken)
    })
    readRoutes(api)
    changeRoutes(api)
    tokenRoutes(api)
    uploadRoute(api)
    skewRoute(api)
    liveRoute(api)
    app.all('/release/api/*', async () => {
      throw unknownPath()
    })
  })
}

const unknownPath = (): ApiFailure =>
  new ApiFailure(
    404,
    'request.not.found',
    'The release API has no such path; docs/release-api.md lists them.',
  )
