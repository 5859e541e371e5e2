import rateLimit from '@fastify/rate-limit'
import { failureReportSchema, loadReportSchema } from '@plaza/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Edge } from '../edge'
import { sendFailure } from '../http/failure'
import { merchantOf } from '../merchant-of'
import { knownVisitor } from '../visitor'
import { givenTo } from './is-given'

const failuresAMinute = 60
/** Many phones of one network share an address, and every page load tells once or a few times. */
const loadsAMinute = 600
const bodyLimit = 4 * 1024

/**
 * `POST /report/failure`: a page tells that a remote failed. `POST /report/loads`: which releases a page load asked for.
 * Both are counted by release, a page load once, when the visitor is given that release; every failure is logged.
 */
export function reportRoutes(
  app: FastifyInstance,
  edge: Pick<Edge, 'settings' | 'catalogue' | 'health'>,
): void {
  const isGiven = (request: FastifyRequest, merchant: string) =>
    givenTo(edge.catalogue.snapshot(), merchant, knownVisitor(request))

  app.register(async (scope) => {
    await scope.register(rateLimit, { max: failuresAMinute, timeWindow: 60_000 })
    scope.post('/report/failure', { bodyLimit }, async (request, reply) => {
      const merchant = merchantOf(edge, request)
      if (merchant === undefined) return sendFailure(request, reply, 'merchant.unknown')
      const report = failureReportSchema.safeParse(request.body).data
      if (!report) return sendFailure(request, reply, 'request.invalid')
      const { page, remote, release, phase } = report
      const isCounted =
        page !== undefined && isHere(report, merchant) && isGiven(request, merchant)(remote, release)
      if (isCounted) edge.health.failed({ page, remote, release }, phase)
      request.log.warn({ ...report, merchant, isCounted }, 'a remote failed in a page')
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
  app.register(async (scope) => {
    await scope.register(rateLimit, { max: loadsAMinute, timeWindow: 60_000 })
    scope.post('/report/loads', { bodyLimit }, async (request, reply) => {
      const merchant = merchantOf(edge, request)
      if (merchant === undefined) return sendFailure(request, reply, 'merchant.unknown')
      const report = loadReportSchema.safeParse(request.body).data
      if (!report) return sendFailure(request, reply, 'request.invalid')
      if (isHere(report, merchant)) {
        const isGivenHere = isGiven(request, merchant)
        for (const { remote, release } of report.loads)
          if (isGivenHere(remote, release)) edge.health.loaded({ page: report.page, remote, release })
      }
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}

/** A page says whose it is; another merchant's host does not speak for it. */
const isHere = (report: { merchant?: string | undefined }, merchant: string): boolean =>
  report.merchant === undefined || report.merchant === merchant
