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
 * `GET /healthz` on any host: 200 only when the store is readable and undamaged, a plan is there and the gateway is well,
 * else 503 with the `reasons`; `lastGoodAt` (ms) is of the plan that stands in for a store that cannot be read.
 */
export function healthRoutes(app: FastifyInstance, { catalogue, storeCheck, settings }: Edge): void {
  app.get('/healthz', async (_request, reply) => {
    const [isGatewayWell, damage] = await Promise.all([
      isGatewayHealthy(settings.gatewayUrl),
      storeCheck.damage(),
    ])
    const revision = catalogue.snapshot()?.registry.revision
    const { isReadable, lastGoodAt, problem } = catalogue.reading()
    const reasons = [
      ...(isGatewayWell ? [] : ['The gateway does not answer.']),
      ...(isReadable ? [] : [`The release store cannot be read (${problem}).`]),
      ...(revision === undefined ? ['There is no plan to serve.'] : []),
      ...damage,
    ]
    const isWell = reasons.length === 0
    return reply
      .code(isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isWell ? 'ok' : 'failing',
        gateway: isGatewayWell ? 'ok' : 'unreachable',
        store: !isReadable ? 'unreadable' : damage.length > 0 ? 'damaged' : 'ok',
        ...(!isReadable && { lastGoodAt }),
        revision: revision ?? null,
        ...(!isWell && { reasons }),
      })
  })
}
