import cookie from '@fastify/cookie'
import {
  boundWork,
  ignoreExpectations,
  limitBodyTime,
  limitConnections,
  readTraffic,
  readRefusedBody,
  refuseTwoHosts,
  receivedHeader,
  sendBusy,
  serverTimeouts,
  trustedPeers,
  type TrafficSettings,
} from '@plaza/traffic'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { withoutSecrets } from '../logging'
import { answerFailure, handleFailures, meaningOf } from './failure-handler'
import { formMediaType } from './request-guards'
import { requestIdOf } from './request-id'
import { sealedMediaType } from './sealed-request'

const bodyLimit = 64 * 1024

/** The web server without any call: ids, logs, limits, schemas and failures. */
export function createServer(input: {
  logger: Logger
  trustProxy: string
  traffic?: TrafficSettings
}): FastifyInstance {
  const { logger, trustProxy, traffic = readTraffic({}) } = input
  const work = boundWork({
    most: traffic.gatewayWork,
    refuse: (request, response, retryAfterS) =>
      sendBusy(request, response, { requestId: requestIdOf(request), retryAfterS }),
    log: logger,
  })
  const app = fastify({
    ...serverTimeouts(traffic),
    serverFactory: work.serverFactory,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy,
    bodyLimit,
    genReqId: requestIdOf,
    frameworkErrors: (error, request, reply) => void answerFailure(request, reply, meaningOf(error)),
    routerOptions: { maxParamLength: 256 },
    forceCloseConnections: true,
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('callContext', null)
  app.addContentTypeParser(sealedMediaType, { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.addContentTypeParser(formMediaType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const isEdge = trustedPeers(trustProxy)
  app.addHook('onRequest', async (request, reply) => {
    if (!isEdge(request.socket.remoteAddress)) delete request.headers[receivedHeader]
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip } = request
    const member = request.callContext?.signedIn?.member.id
    const ms = Math.round(reply.elapsedTime)
    const whose = member === undefined ? {} : { member }
    request.log.info(
      { method, url: withoutSecrets(url), ip, ...whose, status: reply.statusCode, ms },
      'answered',
    )
  })
  refuseTwoHosts(app)
  ignoreExpectations(app.server)
  limitConnections(app.server, {
    trustProxy,
    total: traffic.connections,
    perAddress: traffic.addressConnections,
  })
  limitBodyTime(app, traffic.bodyTimeoutMs)
  readRefusedBody(app)
  work.register(app)
  handleFailures(app)
  app.register(cookie)
  return app
}
