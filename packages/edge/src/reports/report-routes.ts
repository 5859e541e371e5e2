import rateLimit from '@fastify/rate-limit'
import { failureReportSchema, loadReportSchema, pageIdOf } from '@plaza/contract/federation'
import type { DropReason } from '@plaza/contract/release'
import type { FastifyInstance } from 'fastify'
import type { Edge } from '../site/edge'
import { sendFailure } from '../http/failure'
import { merchantOf } from '../site/merchant-of'
import { readReporter } from './read-reporter'
import type { PageRelease } from '../counts/page-release'

const failuresAMinute = 60
/** Many phones of one network share an address, and every page load reports once or a few times. */
const loadsAMinute = 600
const bodyLimit = 4 * 1024

type ReportingEdge = Pick<Edge, 'hosts' | 'catalogue' | 'health' | 'signer' | 'plans' | 'storeCheck'>

/**
 * `POST /report/failure`: a page reports that a remote failed. `POST /report/loads`: the releases that a page load
 * requested. Both count by release, once for a page load, if this site served the page's document with that
 * release; every failure is logged, and ignored reports are counted by reason.
 */
export function reportRoutes(app: FastifyInstance, edge: ReportingEdge): void {
  const { health } = edge
  const count = (
    load: PageRelease | DropReason,
    remote: string,
    how: (load: PageRelease) => DropReason | undefined,
  ): DropReason | undefined => {
    if (typeof load !== 'string') return how(load)
    // Anybody can send the name of a remote that does not exist.
    if (Object.hasOwn(edge.catalogue.snapshot()?.registry.channels ?? {}, remote))
      health.dropped(remote, load)
    return load
  }

  app.register(async (scope) => {
    await scope.register(rateLimit, { max: failuresAMinute, timeWindow: 60_000 })
    scope.post('/report/failure', { bodyLimit }, async (request, reply) => {
      const merchant = merchantOf(edge, request)
      if (merchant === undefined) return sendFailure(request, reply, 'merchant.unknown')
      const report = failureReportSchema.safeParse(request.body).data
      if (!report) return sendFailure(request, reply, 'request.invalid')
      const { remote, release, phase, cause } = report
      const reporter = readReporter(edge, request, merchant, report)(remote, release)
      // An edge that is behind, or a filter in the browser, has no file that this one has.
      const isHere = cause === 'missing' && (await edge.storeCheck.isWhole({ remote, release }))
      const load = typeof reporter !== 'string' && isHere ? 'unconfirmed' : reporter
      const dropped = count(load, remote, (counted) => health.failed(counted, phase))
      const page = report.page === undefined ? {} : { page: pageIdOf(report.page) }
      request.log.warn(
        { ...report, ...page, merchant, isCounted: dropped === undefined, ...(dropped && { dropped }) },
        'a remote failed in a page',
      )
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
      const loadOf = readReporter(edge, request, merchant, report)
      for (const { remote, release, hasCredit } of report.loads)
        count(loadOf(remote, release), remote, (load) => health.loaded(load, hasCredit))
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}
