import { createHash } from 'node:crypto'
import { parseLanguage } from '@plaza/contract/kernel'
import { releaseIdSchema } from '@plaza/contract/federation'
import { lookupOf, resolve, shellName } from '@plaza/release'
import type { Resolution, ResolveInput } from '@plaza/release'
import * as z from 'zod/mini'
import type { FastifyInstance } from 'fastify'
import type { Edge } from '../site/edge'
import { sendFailure } from '../http/failure'
import { planIn } from './brief-offers'
import { planFor } from './brief-plan'
import { sendText } from '../http/send-text'
import { merchantOf } from '../site/merchant-of'
import { visitorOf } from '../site/visitor'

interface PlanRoute {
  Querystring: { shell?: unknown; language?: unknown; revision?: unknown }
}

const forEver = 'private, max-age=31536000, immutable'

/**
 * `GET /registry.json?shell=&language=&revision=`: the boot plan for a running page's shell, or for a new document (EDGE-1). For a
 * page whose shell is no longer served it names the one that is. Its titles are in every language, or in the one that is named. Under
 * the number of the present revision the answer stays in the browser's cache.
 */
export function planRoutes(app: FastifyInstance, edge: Edge): void {
  app.get<PlanRoute>('/registry.json', async (request, reply) => {
    const merchant = merchantOf(edge, request)
    if (merchant === undefined) return sendFailure(request, reply, 'merchant.unknown')
    const snapshot = edge.catalogue.snapshot()
    if (!snapshot) return sendFailure(request, reply, 'service.unavailable')
    const shell = z.optional(releaseIdSchema).safeParse(request.query.shell)
    if (!shell.success) return sendFailure(request, reply, 'request.invalid')
    const input = { ...snapshot, merchant, visitor: visitorOf(edge, request, reply) }
    const resolution = await resolveFor(edge, input, shell.data)
    if (!resolution.ok) return sendFailure(request, reply, planFailures[resolution.error.code])
    const { language: tag } = request.query
    const language = typeof tag === 'string' ? parseLanguage(tag) : undefined
    const plan = planFor(resolution.shell, resolution.plan)
    const json = JSON.stringify(language ? planIn(plan, language) : plan)
    const etag = `W/"${createHash('sha256').update(json).digest('base64url')}"`
    // A page asks by its revision for what its document leaves out: that never changes.
    const isOfRevision = request.query.revision === String(plan.revision) && plan.freshShell === undefined
    const cacheControl = isOfRevision ? forEver : 'private, no-cache'
    reply.headers({ etag, 'cache-control': cacheControl, vary: 'cookie' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return sendText(request, reply.type('application/json; charset=utf-8'), json)
  })
}

/** The plan of a running shell, also of one that no channel names any more, as long as the store has it; or of a new one. */
async function resolveFor(edge: Edge, input: ResolveInput, shell: string | undefined): Promise<Resolution> {
  const fresh = resolve(input)
  if (shell === undefined || (fresh.ok && fresh.shell.release === shell)) return fresh
  const known = resolve({ ...input, shell })
  const running = known.ok ? known : await resolveForgotten(edge, input, shell)
  if (!running.ok || !fresh.ok) return running
  return { ...running, plan: { ...running.plan, freshShell: fresh.shell.release } }
}

async function resolveForgotten(edge: Edge, input: ResolveInput, shell: string): Promise<Resolution> {
  const release = await edge.catalogue.release({ remote: shellName, release: shell })
  const own = lookupOf(release ? [release] : [])
  const releases: ResolveInput['releases'] = (remote, id) => input.releases(remote, id) ?? own(remote, id)
  return resolve({ ...input, releases, shell })
}

const planFailures = {
  'merchant.unknown': 'merchant.unknown',
  'visitor.invalid': 'request.invalid',
  'shell.unknown': 'request.not.found',
  'shell.unavailable': 'service.unavailable',
} as const
