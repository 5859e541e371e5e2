import type { FastifyInstance } from 'fastify'
import type { Edge } from './site/edge'

const timeoutMs = 2_000

async function isGatewayHealthy(gatewayUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/healthz', gatewayUrl), { signal: AbortSignal.timeout(timeoutMs) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    // An unreachable gateway is a result here, not an error.
    return false
  }
}

/**
 * `GET /healthz` on any host: 200 only when the store is readable and undamaged, there is a plan and the gateway is
 * healthy, otherwise 503 with the `reasons`; `lastGoodAt` (ms) is the time of the saved plan that is used while the
 * store is unreadable.
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
