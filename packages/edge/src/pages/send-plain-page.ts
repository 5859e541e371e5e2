import type { Language } from '@plaza/contract/kernel'
import type { Settings } from '@plaza/contract/site'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { colourModeOf } from '../markup/colour-mode'
import { drawPlainPage, type PlainPage } from './draw-plain-page'

/** What is known of the page's site. */
export interface PlainPageInput {
  language?: Language | undefined
  settings?: Pick<Settings, 'merchantName'> | undefined
}

/**
 * Answers with one of the edge's own pages: `unavailable` is the error page of the service (ROUTE-6), `offline` is
 * shown by an installed site without a connection.
 */
export function sendPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PlainPage,
  { language, settings }: PlainPageInput = {},
): FastifyReply {
  const { status, headers, html } = drawPlainPage(page, {
    language: language ?? request.cookies['language'],
    mode: colourModeOf(request),
    reference: request.id,
    settings,
  })
  return reply.code(status).headers(headers).send(html)
}
