import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { limitBodyTime } from './body-deadline'
import { boundWork, type WorkBounds } from './bound-work'
import { ignoreExpectations } from './ignore-expectations'
import { limitConnections } from './limit-connections'
import { serverTimeouts } from './server-timeouts'
import type { TrafficSettings } from './settings'

/** What a server adds to what every server does. */
export interface BoundedServerInput extends Omit<WorkBounds, 'log'> {
  log: FastifyBaseLogger
  traffic: TrafficSettings
  /** Peers whose `x-forwarded-*` headers are believed, separated by commas; false for none. */
  trustProxy: string | false
  /** A connection is cut after this time, ms, whatever it brings; where absent, after that of a body. */
  connectionAtMostMs?: number
  options: Pick<
    FastifyServerOptions,
    'bodyLimit' | 'genReqId' | 'routerOptions' | 'frameworkErrors' | 'clientErrorHandler'
  > & { maxHeaderSize?: number }
  /** Sets the headers that every answer carries, before anything can answer. */
  setHeaders: (request: FastifyRequest, reply: FastifyReply) => void
  /** Facts of an answered request for its line of the log. */
  factsOf: (request: FastifyRequest, reply: FastifyReply) => object
}

/**
 * A web server without any route, with the limits of `TrafficSettings`: time for heads and bodies, connections, work at
 * once. It logs one line for each request, when it has been answered.
 */
export function createBoundedServer(input: BoundedServerInput): FastifyInstance {
  const { log, traffic, trustProxy, most, refuse, upstream, setHeaders, factsOf } = input
  const { maxHeaderSize, ...options } = input.options
  const work = boundWork({ most, refuse, upstream, log })
  const timeouts = serverTimeouts(traffic, input.connectionAtMostMs)
  const app = fastify({
    ...options,
    ...timeouts,
    http: { ...timeouts.http, ...(maxHeaderSize !== undefined && { maxHeaderSize }) },
    serverFactory: work.serverFactory,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy,
    forceCloseConnections: true,
  }) as unknown as FastifyInstance
  app.addHook('onRequest', async (request, reply) => setHeaders(request, reply))
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ ...factsOf(request, reply), ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  ignoreExpectations(app.server)
  limitConnections(app.server, {
    trustProxy,
    most: traffic.connections,
    ofAnAddress: traffic.addressConnections,
  })
  limitBodyTime(app, traffic.bodyTimeoutMs)
  work.register(app)
  return app
}
