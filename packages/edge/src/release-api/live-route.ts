import type { ServerResponse } from 'node:http'
import { releaseApi } from '@plaza/contract/release'
import type { ReleaseLive } from '@plaza/contract/release'
import { readToken, ReleaseError } from '@plaza/release'
import type { FastifyReply } from 'fastify'
import type { Edge } from '../site/edge'
import { healthOf } from '../guard/health-of'
import type { Api } from './api'
import { ApiFailure } from './api-failure'
import { tokenTextOf } from './holder'

const tickMs = 1_000
const heartbeatTicks = 15
/** Buffered bytes at which a slow reader is disconnected; it then reconnects. */
const waitingBytesAtMost = 256 * 1024
const openAtMost = 200

/**
 * `GET /release/api/live`: streams new revisions, the health of releases at most once a second, and whether the store is
 * readable. Ends when the token expires.
 */
export function liveRoute({ app, edge, limits }: Api): void {
  const open = new Set<AbortController>()
  app.addHook('preClose', async () => open.forEach((controller) => controller.abort()))
  app.get(releaseApi.live, async (request, reply) => {
    await limits.read(request)
    if (open.size >= openAtMost)
      throw new ApiFailure(
        429,
        'request.rate.limited',
        'Too many consoles are watching this edge already. Try again later.',
        {
          'retry-after': '30',
        },
      )
    const controller = new AbortController()
    open.add(controller)
    controller.signal.addEventListener('abort', () => open.delete(controller))
    follow(edge, reply, tokenTextOf(request), controller)
    return reply
  })
}

function follow(
  { store, catalogue, health }: Edge,
  reply: FastifyReply,
  token: string,
  controller: AbortController,
): void {
  const raw = begin(reply)
  const { signal } = controller
  const write = (block: string) => {
    if (signal.aborted) return
    raw.write(`${block}\n\n`)
    if (raw.writableLength > waitingBytesAtMost) raw.destroy()
  }
  const send = (message: ReleaseLive) => write(`data: ${JSON.stringify(message)}`)
  let lastState = ''
  const sendStoreState = () => {
    const { isReadable, lastGoodAt } = catalogue.reading()
    if (lastState === String(isReadable)) return
    lastState = String(isReadable)
    send({ kind: 'store', isReadable, lastGoodAt })
  }
  const stirred = new Set<string>()
  let ticks = 0
  const tick = async () => {
    sendStoreState()
    for (const remote of stirred)
      send({ kind: 'health', remote, ...healthOf(catalogue.snapshot()?.registry, health, remote) })
    stirred.clear()
    ticks += 1
    if (ticks % heartbeatTicks === 0) write(': still here')
    if (!(await isGood(store, token))) controller.abort()
  }
  const revision = catalogue.snapshot()?.registry.revision
  if (revision !== undefined) send({ kind: 'revision', revision })
  sendStoreState()
  const stops = [
    catalogue.onRevision((next) => send({ kind: 'revision', revision: next })),
    health.onChange((remote) => void stirred.add(remote)),
  ]
  const timer = setInterval(() => void tick(), tickMs)
  raw.on('close', () => controller.abort())
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    for (const stop of stops) stop()
    raw.end()
  })
}

/** Takes over the raw response, with the headers of every answer. */
function begin(reply: FastifyReply): ServerResponse {
  reply.hijack()
  const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' }
  reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers })
  reply.raw.write('retry: 1000\n\n')
  return reply.raw
}

/** Whether a token is still valid; assumed while the store is unreadable. */
async function isGood(store: Edge['store'], token: string): Promise<boolean> {
  try {
    await readToken(store, token)
    return true
  } catch (error) {
    return !(error instanceof ReleaseError && error.code === 'token.unknown')
  }
}
