import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import fastify, { LogController } from 'fastify'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { answerError, handleFailures } from './handle-failures'
import { commonHeaders } from './security-headers'

/** Largest request head in bytes; a larger one is answered 431. */
const headerBytesAtMost = 16 * 1024

/** The web server without any route: ids, logs, limits, the headers that every answer carries, and failures. */
export function createServer(input: { log: Logger; trustProxy: string | false }): FastifyInstance {
  const app = fastify({
    loggerInstance: input.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: input.trustProxy,
    bodyLimit: 1024 * 1024,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 512 },
    http: { maxHeaderSize: headerBytesAtMost },
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
  handleFailures(app)
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

/** Sockets that were answered already: what they go on sending is no new mistake. */
const refused = new WeakSet<Socket>()

/**
 * Answers a head that is no HTTP, is too large or too slow; such a request never reaches a route. What its sender still
 * sends is thrown away for a while: one that is cut off in mid-sentence does not hear the answer.
 */
function refuseHead(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || refused.has(socket)) return
  refused.add(socket)
  const id = randomUUID()
  const body = JSON.stringify({
    success: false,
    code: 'request.invalid',
    message: sentences[error.code ?? ''] ?? 'request.invalid',
    requestId: id,
  })
  const lines = [
    `HTTP/1.1 ${reasons[error.code ?? ''] ?? '400 Bad Request'}`,
    `x-request-id: ${id}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  if (!socket.writable) return void socket.destroy()
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
  const timer = setTimeout(() => socket.destroy(), drainMs)
  timer.unref()
  socket.once('close', () => clearTimeout(timer))
}
