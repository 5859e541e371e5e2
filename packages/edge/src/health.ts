import type { FastifyInstance } from 'fastify'
import type { Edge } from './edge'

const timeoutMs = 2_000

async function isGatewayHealthy(gatewayUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/healthz', gatewayUrl), { signal: AbortSignal.timeout(timeoutMs) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    // Not reachable is the answer to the question that was asked.
    return false
  }
}

/**
 * `GET /healthz` on any host: 200 only when the store could be read, a plan is there and the gateway is
 * well, else 503; `lastGoodAt` (ms) is of the plan that stands in for a store that cannot be read.
 */
export function healthRoutes(app: FastifyInstance, { catalogue, settings }: Edge): void {
  app.get('/healthz', async (_request, reply) => {
    const isGatewayWell = await isGatewayHealthy(settings.gatewayUrl)
    const revision = catalogue.snapshot()?.registry.revision
    const { isReadable, lastGoodAt } = catalogue.reading()
    const isWell = isGatewayWell && isReadable && revision !== undefined
    return reply
      .code(isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isWell ? 'ok' : 'failing',
        gateway: isGatewayWell ? 'ok' : 'unreachable',
        store: isReadable ? 'ok' : 'unreadable',
        ...(!isReadable && { lastGoodAt }),
        revision: revision ?? null,
      })
  })
}
