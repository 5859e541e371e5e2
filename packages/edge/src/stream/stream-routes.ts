import type { ServerResponse } from 'node:http'
import {
  pushOf,
  pushQuery,
  readStreamQuery,
  streamPath,
  toOlderMessage,
  topicsHeader,
} from '@plaza/contract/page'
import { addressKey, createPlaces, isCrossSite } from '@plaza/traffic'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Edge } from '../site/edge'
import { sendFailure } from '../http/failure'
import { merchantOf } from '../site/merchant-of'
import { followGateway } from './follow-gateway'

const heartbeatMs = 15_000
/** Buffered bytes at which a slow browser is disconnected; it then reconnects. */
const waitingBytesAtMost = 256 * 1024

/** A revision of the registry as a message, in the form that the page requested. */
function revisionBlock(revision: number, understandsPush: boolean): string {
  const push = pushOf('registry:revised', { revision })
  return `data: ${JSON.stringify(understandsPush ? push : toOlderMessage(push))}`
}

/** Seconds until a page whose address has all its streams may reconnect; the page polls until then. */
const fullRetryS = 30

/**
 * `GET /events`: the one event stream of a browser (EVENT-2), with the gateway's messages and the registry's
 * revisions on one connection; it stays open while the gateway is unreachable. Pages of other sites are refused, and an
 * address has a limited number of streams.
 */
export function streamRoutes(app: FastifyInstance, edge: Edge): void {
  const open = new Set<AbortController>()
  const places = createPlaces(edge.settings.traffic.addressStreams)
  app.addHook('preClose', async () => open.forEach((controller) => controller.abort()))
  app.get(streamPath, (request, reply) => {
    if (merchantOf(edge, request) === undefined) return sendFailure(request, reply, 'merchant.unknown')
    if (isCrossSite(request.headers, request.host)) return sendFailure(request, reply, 'request.origin')
    const leave = places.take(addressKey(request.ip))
    if (!leave) return sendFailure(request, reply.header('retry-after', fullRetryS), 'request.rate.limited')
    const controller = new AbortController()
    open.add(controller)
    controller.signal.addEventListener('abort', () => {
      open.delete(controller)
      leave()
    })
    hold(edge, request, reply, controller)
    return reply
  })
}

function hold(edge: Edge, request: FastifyRequest, reply: FastifyReply, controller: AbortController): void {
  reply.hijack()
  const { raw } = reply
  const { signal } = controller
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  }
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers })
  const { understandsPush, topics } = readStreamQuery(request.url.split('?')[1] ?? '')
  const send = (block: string) => write(raw, block, controller)
  send('retry: 1000')
  const revision = edge.catalogue.snapshot()?.registry.revision
  if (revision !== undefined) send(revisionBlock(revision, understandsPush))
  const stopRevisions = edge.catalogue.onRevision((next) => send(revisionBlock(next, understandsPush)))
  const heartbeat = setInterval(() => send(': still here'), heartbeatMs)
  raw.on('close', () => controller.abort())
  signal.addEventListener('abort', () => {
    stopRevisions()
    clearInterval(heartbeat)
    raw.end()
  })
  void followGateway({
    url: new URL(understandsPush ? `${streamPath}?${pushQuery}` : streamPath, edge.settings.gatewayUrl),
    headers: { ...gatewayHeaders(request), ...(topics && { [topicsHeader]: [...topics].join(',') }) },
    onBlock: send,
    signal,
  })
}

function write(raw: ServerResponse, block: string, controller: AbortController): void {
  if (controller.signal.aborted) return
  raw.write(`${block}\n\n`)
  if (raw.writableLength <= waitingBytesAtMost) return
  raw.destroy()
  controller.abort()
}

const gatewayHeaders = (request: FastifyRequest): Record<string, string> => ({
  ...(request.headers.cookie !== undefined && { cookie: request.headers.cookie }),
  ...(request.headers['user-agent'] !== undefined && { 'user-agent': request.headers['user-agent'] }),
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
  'x-request-id': request.id,
})
