import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import fastify, { LogController } from 'fastify'
import {
  boundWork,
  createUpstreamLoad,
  ignoreExpectations,
  limitBodyTime,
  limitConnections,
  readTraffic,
  readRefusedBody,
  refuseTwoHosts,
  serverTimeouts,
  stampReceipt,
} from '@plaza/traffic'
import type { TrafficSettings, UpstreamLoad } from '@plaza/traffic'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { answerError, handleFailures } from '../http/handle-failures'
import { refuseBusy } from './refuse-busy'
import { commonHeaders } from '../http/security-headers'

/** Largest request head in bytes; a larger one is answered 431. */
const headerBytesAtMost = 16 * 1024

/** Uploads of releases have a deadline of their own; beyond this one the connection is cut whatever it brings. */
const uploadAtMostMs = 10 * 60_000

/** Settings and dependencies of a server. */
export interface ServerInput {
  log: Logger
  trustProxy: string | false
  traffic?: TrafficSettings
  /** The gateway's announced load. */
  upstream?: UpstreamLoad
}

/** The web server without any route: ids, logs, limits, the headers that every answer carries, and failures. */
export function createServer(input: ServerInput): FastifyInstance {
  const { log, trustProxy, traffic = readTraffic({}), upstream = createUpstreamLoad() } = input
  const work = boundWork({ most: traffic.edgeWork, refuse: refuseBusy, upstream, log })
  const timeouts = serverTimeouts(traffic, uploadAtMostMs)
  const app = fastify({
    ...timeouts,
    serverFactory: work.serverFactory,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: 1024 * 1024,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 512 },
    http: { ...timeouts.http, maxHeaderSize: headerBytesAtMost },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ 'x-request-id': request.id, ...commonHeaders(false) })
      return answerError(error, request, reply)
    },
    clientErrorHandler: refuseHead,
    forceCloseConnections: true,
  }) as unknown as FastifyInstance
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, ...commonHeaders(request.protocol === 'https') })
  })
  app.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?', 1)
    const facts = { method: request.method, path, host: request.host, status: reply.statusCode }
    request.log.info({ ...facts, ms: Math.round(reply.elapsedTime) }, 'answered')
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
  handleFailures(app)
  stampReceipt(app)
  work.register(app)
  app.register(cookie)
  return app
}

/** How long a refused sender may finish its sentence. */
const drainMs = 2_000

const reasons: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const sentences: Record<string, string> = {
  HPE_HEADER_OVERFLOW: `The head of a request has at most ${headerBytesAtMost} bytes; shorten its address or its cookies.`,
}

/** Sockets that were answered already: what they still send is not a second mistake. */
const refused = new WeakSet<Socket>()

/**
 * Answers a request whose headers are malformed, too large or too slow; it never reaches a route. Remaining input
 * is discarded for a while, because a client whose connection is closed while it sends does not read the answer.
 */
function refuseHead(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || refused.has(socket)) return
  refused.add(socket)
  const id = randomUUID()
  const code = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request.timeout' : 'request.invalid'
  const body = JSON.stringify({
    success: false,
    code,
    message: sentences[error.code ?? ''] ?? code,
    requestId: id,
  })
  const lines = [
    `HTTP/1.1 ${reasons[error.code ?? ''] ?? '400 Bad Request'}`,
    `x-request-id: ${id}`,
    'content-type: application/json; charset=utf-8',
    ...Object.entries(commonHeaders(false)).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  if (!socket.writable) return void socket.destroy()
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
  const timer = setTimeout(() => socket.destroy(), drainMs)
  timer.unref()
  socket.once('close', () => clearTimeout(timer))
}
