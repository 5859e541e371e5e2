import type { Settings } from '@plaza/contract/site'
import type { BootPlan, Release } from '@plaza/contract/federation'
import { resolve } from '@plaza/release'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ShellDocument } from '../parts/document-parts'
import type { Edge } from './edge'
import { merchantOf } from './merchant-of'
import { visitorOf } from './visitor'

/** The shell release of a request, with its plan. */
export interface Site {
  merchant: string
  visitor: string
  plan: BootPlan
  shell: Release
}

/** A site with everything that a document of it is made of. */
export interface OpenSite extends Site {
  document: ShellDocument
  settings: Settings
  /** Networks that get only the page that explains the block. */
  blocked: readonly string[]
}

/** The site at a request's host; `unknownHost` when there is none, `unavailable` when no shell can be served. */
export function siteOf(
  edge: Edge,
  request: FastifyRequest,
  reply: FastifyReply,
): Site | 'unknownHost' | 'unavailable' {
  const merchant = merchantOf(edge, request)
  if (merchant === undefined) return 'unknownHost'
  const snapshot = edge.catalogue.snapshot()
  if (!snapshot) return 'unavailable'
  const visitor = visitorOf(edge, request, reply)
  const resolution = resolve({ ...snapshot, merchant, visitor })
  if (resolution.ok) return { merchant, visitor, plan: resolution.plan, shell: resolution.shell }
  if (resolution.error.code === 'merchant.unknown') return 'unknownHost'
  request.log.error({ reason: resolution.error.message }, 'no shell can be served')
  return 'unavailable'
}

/** Settings, blocked networks and document parts of a site, requested together; undefined when one is missing. */
export async function openSite(
  edge: Edge,
  request: FastifyRequest,
  site: Site,
): Promise<OpenSite | undefined> {
  const context = { merchant: site.merchant, host: request.host, requestId: request.id }
  const [document, settings, blocked = []] = await Promise.all([
    edge.readShell(site.shell),
    edge.publicData.settings(context),
    edge.publicData.blockedAddresses(context),
  ])
  return document && settings && { ...site, document, settings, blocked }
}
