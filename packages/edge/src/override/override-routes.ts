import { overridePath, overrideRequestSchema } from '@plaza/contract/federation'
import type { FastifyInstance } from 'fastify'
import type { Edge } from '../site/edge'
import { sendFailure } from '../http/failure'
import { merchantOf } from '../site/merchant-of'
import { decideOverride } from './decide-override'

/**
 * `POST /override`: checks a build that is to replace a remote in a developer's tab, by the rules of the boot plan.
 * The tab fetched the release document itself; this server makes no request. The path exists only for a developer
 * on this machine.
 */
export function overrideRoutes(app: FastifyInstance, edge: Edge): void {
  app.post(overridePath, async (request, reply) => {
    if (merchantOf(edge, request) === undefined) return sendFailure(request, reply, 'merchant.unknown')
    const parsed = overrideRequestSchema.safeParse(request.body)
    if (!parsed.success) return sendFailure(request, reply, 'request.invalid')
    const shell = await edge.catalogue.release({ remote: 'shell', release: parsed.data.shell })
    if (!shell?.offers) return sendFailure(request, reply, 'request.not.found')
    reply.header('cache-control', 'no-store')
    return { success: true, value: decideOverride(parsed.data, shell.offers), now: Date.now() }
  })
}
