import type { DropReason } from '@plaza/contract/release'
import type { FastifyRequest } from 'fastify'
import type { Edge } from '../site/edge'
import { readTicket } from '../identity/page-ticket'
import { knownVisitor } from '../site/visitor'
import type { PageRelease } from '../counts/page-release'

/** The parts of a report that identify its page load. */
export interface Reporter {
  /** The page's ticket. */
  page?: string | undefined
  /** The merchant of the page; a report through another merchant's host is not counted for it. */
  merchant?: string | undefined
  /** Revision of the plan that the page runs by. */
  revision: number
}

/**
 * Compares a report with what this site signed and served: returns, for each remote and release, the page load that
 * it counts for, or why it does not count.
 */
export function readReporter(
  { signer, plans }: Pick<Edge, 'signer' | 'plans'>,
  request: FastifyRequest,
  merchant: string,
  reporter: Reporter,
): (remote: string, release: string) => PageRelease | DropReason {
  const visitor = knownVisitor({ signer }, request)
  if (visitor === undefined || reporter.page === undefined || (reporter.merchant ?? merchant) !== merchant)
    return () => 'unsigned'
  const owner = { visitor, merchant }
  const load = readTicket(signer, reporter.page, owner, Date.now())
  if (typeof load === 'string') return () => load
  const held = { ...owner, servedAt: load.revision, revision: reporter.revision }
  return (remote, release) =>
    plans.isHeld(held, remote, release)
      ? { page: load.id, merchant, address: load.address, remote, release }
      : 'not-held'
}
