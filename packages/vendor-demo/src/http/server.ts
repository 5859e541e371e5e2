import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { KeyObject } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Flights } from '../crash/flights'
import { Refused } from '../kernel/refused'
import type { Vendor } from '../kernel/vendor'
import { apiRoutes } from './api-routes'
import { crashStream } from './crash-stream'
import { operatorRoutes } from './operator-routes'
import type { PageFiles } from './page-files'
import { pageRoutes } from './page-routes'

const longestBody = 8 * 1024

/** What the server is made of. */
export interface ServerParts {
  vendor: Vendor
  flights: Flights
  page: PageFiles
  operatorOrigins: string
  operatorKey: () => Promise<KeyObject | null>
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500

function handleFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refused)
      return reply.code(error.status).send({ refusal: error.refusal, waitMs: error.waitMs })
    const status = statusOf(error)
    if (status < 500) return reply.code(status).send({ refusal: 'SYNTAX' })
    request.log.error({ error }, 'a request failed')
    return reply.code(500).send({ refusal: 'UNKNOWN' })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send(STATUS_CODES[404]))
}

/** The vendor's web server: the page, its calls, the stream of flights, and the operator's calls. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { vendor, flights } = parts
  const loggerInstance: FastifyBaseLogger = vendor.log
  const logController = new LogController({ disableRequestLogging: true })
  const app = fastify({ loggerInstance, bodyLimit: longestBody, logController })
  handleFailures(app)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    reply.header('cross-origin-resource-policy', 'same-origin')
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
  app.get('/healthz', async () => {
    await vendor.db.query('select 1')
    return { status: 'ok' }
  })
  pageRoutes(app, parts.page, parts.operatorOrigins)
  apiRoutes(app, vendor, flights)
  crashStream(app, vendor, flights)
  await operatorRoutes(app, vendor, flights, parts.operatorKey)
  return app
}
