import cookie from '@fastify/cookie'
import { createBoundedServer, readTraffic, sendBusy, type TrafficSettings } from '@plaza/traffic'
import type { FastifyInstance } from 'fastify'
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
  const app = createBoundedServer({
    log: logger,
    traffic,
    trustProxy,
    most: traffic.gatewayWork,
    refuse: (request, response, retryAfterS) =>
      sendBusy(request, response, { requestId: requestIdOf(request), retryAfterS }),
    options: {
      bodyLimit,
      genReqId: requestIdOf,
      routerOptions: { maxParamLength: 256 },
      frameworkErrors: (error, request, reply) => void answerFailure(request, reply, meaningOf(error)),
    },
    setHeaders: (request, reply) => {
      reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })
    },
    factsOf: ({ method, url, ip }, { statusCode: status }) => ({
      method,
      url: withoutSecrets(url),
      ip,
      status,
    }),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('callContext', null)
  app.addContentTypeParser(sealedMediaType, { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.addContentTypeParser(formMediaType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  handleFailures(app)
  app.register(cookie)
  return app
}
