import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Edge } from '../edge'
import { sendFailure } from '../http/failure'

/** What of the site is the gateway's. */
const prefixes = ['/wps', '/lgw', '/img', '/docs', '/dev', '/psp', '/vendor']
const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

type Headers = Record<string, string | string[] | undefined>

/** The headers that the gateway gets: what a client says of itself gives way to what the edge knows. */
function gatewayHeaders(request: FastifyRequest, headers: Headers): Headers {
  const own = Object.entries(headers).filter(([name]) => !forwarded.includes(name))
  return {
    ...Object.fromEntries(own),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  }
}

/** Passes calls on to the gateway, streaming both ways; one that is away is a failure of the catalogue, never retried. */
export function proxyRoutes(app: FastifyInstance, { settings }: Edge): void {
  for (const prefix of prefixes)
    app.register(httpProxy, {
      upstream: settings.gatewayUrl,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      undici: { headersTimeout: 30_000, bodyTimeout: 60_000, connections: 256 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => gatewayHeaders(request as FastifyRequest, headers),
        retryDelay: () => null,
        onError: (reply, { error }) => {
          reply.request.log.error({ err: error }, 'the gateway is away')
          sendFailure(reply.request as FastifyRequest, reply as FastifyReply, 'service.unavailable')
        },
      },
    })
}
