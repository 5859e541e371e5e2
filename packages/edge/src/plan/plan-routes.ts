import { createHash } from 'node:crypto'
import { releaseIdSchema } from '@plaza/contract'
import { resolve } from '@plaza/release'
import * as z from 'zod/mini'
import type { FastifyInstance } from 'fastify'
import type { Edge } from '../edge'
import { sendFailure } from '../http/failure'
import { sendText } from '../http/send-text'
import { merchantOf } from '../merchant-of'
import { visitorOf } from '../visitor'

interface PlanRoute {
  Querystring: { shell?: unknown }
}

/** `GET /registry.json?shell=`: the boot plan for a running page's shell, or for a new document (design §3). */
export function planRoutes(app: FastifyInstance, edge: Edge): void {
  app.get<PlanRoute>('/registry.json', async (request, reply) => {
    const merchant = merchantOf(edge, request)
    if (merchant === undefined) return sendFailure(request, reply, 'merchant.unknown')
    const snapshot = edge.catalogue.snapshot()
    if (!snapshot) return sendFailure(request, reply, 'service.unavailable')
    const shell = z.optional(releaseIdSchema).safeParse(request.query.shell)
    if (!shell.success) return sendFailure(request, reply, 'request.invalid')
    const resolution = resolve({
      ...snapshot,
      merchant,
      visitor: visitorOf(request, reply),
      shell: shell.data,
    })
    if (!resolution.ok) return sendFailure(request, reply, planFailures[resolution.error.code])
    const json = JSON.stringify(resolution.plan)
    const etag = `"${createHash('sha256').update(json).digest('base64url')}"`
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'cookie' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return sendText(request, reply.type('application/json; charset=utf-8'), json)
  })
}

const planFailures = {
  'merchant.unknown': 'merchant.unknown',
  'visitor.invalid': 'request.invalid',
  'shell.unknown': 'request.not.found',
  'shell.unavailable': 'service.unavailable',
} as const
