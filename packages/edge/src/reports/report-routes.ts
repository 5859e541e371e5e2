import rateLimit from '@fastify/rate-limit'
import { failureReportSchema } from '@plaza/contract'
import type { FastifyInstance } from 'fastify'
import type { Edge } from '../edge'
import { sendFailure } from '../http/failure'
import { merchantOf } from '../merchant-of'

const reportsAMinute = 60
const bodyLimit = 4 * 1024

/** `POST /report/failure`: a page tells that a remote failed; counted by release and phase, and logged. */
export function reportRoutes(app: FastifyInstance, edge: Edge): void {
  app.register(async (scope) => {
    await scope.register(rateLimit, { max: reportsAMinute, timeWindow: 60_000 })
    scope.post('/report/failure', { bodyLimit }, async (request, reply) => {
      const merchant = merchantOf(edge, request)
      if (merchant === undefined) return sendFailure(request, reply, 'merchant.unknown')
      const report = failureReportSchema.safeParse(request.body).data
      if (!report) return sendFailure(request, reply, 'request.invalid')
      edge.failures.add(report)
      request.log.warn({ ...report, merchant }, 'a remote failed in a page')
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}
