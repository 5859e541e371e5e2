import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { resolve } from '@plaza/release'
import type { Edge } from '../edge'
import { htmlWish } from '../http/accepts-html'
import { sendFailure } from '../http/failure'
import { merchantOf } from '../merchant-of'
import { sendPlainPage } from '../pages/send-plain-page'
import { visitorOf } from '../visitor'
import { createShellDocumentReader } from './document-parts'
import type { ReadShellDocument } from './document-parts'
import { matchRoute } from './match-route'
import { sendDocument } from './send-document'

const reserved = /^\/(?:assets|api)(?:\/|$)/

/** Every address that nothing else has: a document where one is wanted, else a failure. */
export function documentRoutes(app: FastifyInstance, edge: Edge): void {
  const readShell = createShellDocumentReader(edge.files)
  app.get('/*', (request, reply) => answer(edge, readShell, request, reply))
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, 'request.not.found'))
}

async function answer(
  edge: Edge,
  readShell: ReadShellDocument,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [path = '/'] = request.url.split('?', 1)
  const wish = htmlWish(request.headers.accept)
  if (wish === 'no' || reserved.test(path)) return sendFailure(request, reply, 'request.not.found')
  const merchant = merchantOf(edge, request)
  if (merchant === undefined) return sendPlainPage(request, reply, unknownHostPage(request))
  const snapshot = edge.catalogue.snapshot()
  if (!snapshot) return sendPlainPage(request, reply, 'unavailable')
  const visitor = visitorOf(request, reply)
  const resolution = resolve({ ...snapshot, merchant, visitor })
  if (!resolution.ok) {
    const isUnknown = resolution.error.code === 'merchant.unknown'
    if (!isUnknown) request.log.error({ reason: resolution.error.message }, 'no shell can be given out')
    return sendPlainPage(request, reply, isUnknown ? 'unknownHost' : 'unavailable')
  }
  const { plan, shell } = resolution
  const match = matchRoute(plan, shell, path)
  if (!match && wish !== 'named') return sendFailure(request, reply, 'request.not.found')
  const document = await readShell(shell)
  const settings = await edge.publicData.settings({ merchant, host: request.host, requestId: request.id })
  if (!document || !settings) return sendPlainPage(request, reply, 'unavailable')
  return sendDocument(edge, request, reply, { plan, shell, match, document, settings })
}

/** A bare address on plain http is a machine of the local network: no secure context, whatever is configured. */
const unknownHostPage = (request: FastifyRequest): 'insecure' | 'unknownHost' =>
  request.protocol === 'http' && /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:]+\])(?::\d+)?$/i.test(request.host)
    ? 'insecure'
    : 'unknownHost'
