import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Edge } from '../site/edge'
import { htmlPreference } from '../http/accepts-html'
import { sendFailure } from '../http/failure'
import { sendPlainPage } from '../pages/send-plain-page'
import { openSite, siteOf } from '../site/site'
import { domainTarget, furtherMatch } from './further-address'
import { matchRoute } from '../site/match-route'
import { reachIn } from './reach'
import { sendDocument } from './send-document'

const reserved = /^\/(?:assets|api)(?:\/|$)/

/** Every address that nothing else has: a document where one is wanted, else a failure. */
export function documentRoutes(app: FastifyInstance, edge: Edge): void {
  app.get('/*', (request, reply) => answer(edge, request, reply))
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, 'request.not.found'))
}

async function answer(edge: Edge, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const [path = '/'] = request.url.split('?', 1)
  const preference = htmlPreference(request.headers.accept)
  if (preference === 'no' || reserved.test(path)) return sendFailure(request, reply, 'request.not.found')
  const site = siteOf(edge, request, reply)
  if (site === 'unknownHost') return sendPlainPage(request, reply, unknownHostPage(request))
  if (site === 'unavailable') return sendPlainPage(request, reply, site)
  const matchAt = (address: string) => matchRoute(site.plan, site.shell, address)
  const open = await openSite(edge, request, site)
  const match = matchAt(path) ?? (open && furtherMatch(open.settings, path, matchAt))
  if (!match && preference !== 'named') return sendFailure(request, reply, 'request.not.found')
  if (!open) return sendPlainPage(request, reply, 'unavailable')
  const target = domainTarget(open.settings, request.host, request.url)
  if (target !== undefined && reachIn(open)(target) === 'open')
    return reply.header('cache-control', 'no-store').redirect(target, 302)
  return sendDocument(edge, request, reply, { ...open, match })
}

/** A bare address on plain http is a machine of the local network: no secure context, whatever is configured. */
const unknownHostPage = (request: FastifyRequest): 'insecure' | 'unknownHost' =>
  request.protocol === 'http' && /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:]+\])(?::\d+)?$/i.test(request.host)
    ? 'insecure'
    : 'unknownHost'
