import httpProxy from '@fastify/http-proxy'
import { longestSlip } from '@plaza/contract/lottery'
import { longestUpload, uploadPath, uploadTimeMs } from '@plaza/contract/site'
import { createSample } from '@plaza/process-log'
import { loadClassOf, loadHeaders, receivedHeader } from '@plaza/traffic'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Edge } from '../site/edge'
import { sendFailure } from '../http/failure'
import { fewAtOnce } from '../upstream/few-at-once'

interface Forwarded {
  prefix: string
  /** Bytes of the longest body and ms until it has arrived, where they are not those of every call. */
  bodyLimit?: number
  bodyTimeoutMs?: number
  /** Bodies that are read at the same time. */
  atOnce?: number
}

/** What of the site is the gateway's. */
const prefixes: readonly Forwarded[] = [
  { prefix: uploadPath, bodyLimit: longestUpload, bodyTimeoutMs: uploadTimeMs, atOnce: 8 },
  { prefix: '/wps' },
  { prefix: '/lgw', bodyLimit: longestSlip },
  ...['/img', '/docs', '/dev', '/psp', '/vendor'].map((prefix) => ({ prefix })),
]
/** Headers that only the edge may set. */
const forwarding = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  receivedHeader,
]
/** Of one connection, and no business of the next one (RFC 9110, 7.6.1). */
const ofConnection = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

type Headers = Record<string, string | string[] | undefined>

/** Of a call; the gateway takes no larger one either. */
const usualBodyLimit = 64 * 1024
/** Retry delay when the gateway did not answer, s. */
const retryS = 1
/** Limits per prefix; the total in flight is bounded before. */
const connections = 128

/** Headers without hop-by-hop ones: the standard ones, and those that the `connection` header names. */
function withoutConnection(headers: Headers): Headers {
  const named = String(headers['connection'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofConnection.includes(name) && !named.includes(name)),
  )
}

/** The answer's headers that a browser gets. */
const withoutHopHeaders = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(withoutConnection(headers)).filter(([name]) => !loadHeaders.includes(name)),
  )

/**
 * The headers for the gateway: the edge's own values replace the client's, and a client cannot remove them by
 * naming them in `connection`.
 */
function gatewayHeaders(request: FastifyRequest, headers: Headers): Headers {
  const own = Object.entries(withoutConnection(headers)).filter(([name]) => !forwarding.includes(name))
  return {
    ...Object.fromEntries(own),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
    [receivedHeader]: String(request.receivedAt),
  }
}

/**
 * Forwards calls to the gateway. A body is read completely before a connection to the gateway is used, so that slow
 * senders occupy none; answers are streamed. A call to an unreachable gateway fails with a catalogue code and is
 * never retried.
 */
export function proxyRoutes(app: FastifyInstance, { settings, upstream }: Edge): void {
  const { answerTimeoutMs } = settings.traffic
  const unreachableSample = createSample(1_000)
  for (const { prefix, bodyLimit = usualBodyLimit, bodyTimeoutMs, atOnce } of prefixes)
    app.register(async (scope) => {
      if (atOnce !== undefined) fewAtOnce(scope, atOnce)
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
        done(null, body),
      )
      scope.register(httpProxy, {
        upstream: settings.gatewayUrl,
        prefix,
        rewritePrefix: prefix,
        ...(bodyTimeoutMs !== undefined && { config: { bodyTimeoutMs } }),
        disableRequestLogging: true,
        proxyPayloads: false,
        handler: (request, reply, address, options) =>
          reply.from(address, {
            ...options,
            ...(Buffer.isBuffer(request.body) && {
              body: request.body,
              contentType: request.headers['content-type'] ?? 'application/octet-stream',
            }),
          }),
        undici: { headersTimeout: answerTimeoutMs, bodyTimeout: answerTimeoutMs, connections },
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => gatewayHeaders(request as FastifyRequest, headers),
          rewriteHeaders: (headers, request) => {
            upstream.record(headers, loadClassOf((request as FastifyRequest).url))
            return withoutHopHeaders(headers)
          },
          retryDelay: () => null,
          onError: (reply, { error }) => {
            unreachableSample((suppressed) =>
              reply.request.log.error({ reason: error.message, suppressed }, 'the gateway is unreachable'),
            )
            reply.header('retry-after', retryS)
            sendFailure(reply.request as FastifyRequest, reply as FastifyReply, 'service.unavailable')
          },
        },
      })
    })
}
