import { randomBytes } from 'node:crypto'
import type { Language, Settings } from '@plaza/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { colourModeOf } from '../document/colour-mode'
import { attributes, escapeHtml } from '../document/escape'
import { documentHeaders, plainPagePolicy } from '../http/security-headers'
import { lighthouse, plainStyle } from './plain-style'
import { retryScript } from './retry-script'
import { plainTexts } from './texts'

/** The pages that the edge draws itself. */
export type PlainPage = 'unknownHost' | 'insecure' | 'unavailable' | 'busy' | 'offline'

/** What is known of the site that the page stands for. */
export interface PlainPageInput {
  language?: Language | undefined
  settings?: Pick<Settings, 'merchantName'> | undefined
}

const statuses: Record<PlainPage, number> = {
  unknownHost: 404,
  insecure: 404,
  unavailable: 503,
  busy: 429,
  offline: 200,
}
/** Those that wait for the site: they have a retry, and try by themselves. */
const waiting: readonly PlainPage[] = ['unavailable', 'busy', 'offline']

/**
 * Sends a page that needs nothing but itself: no release, no gateway. `unavailable` is the error page of the service
 * (ROUTE-6), `offline` what an installed site shows without a connection.
 */
export function sendPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PlainPage,
  { language, settings }: PlainPageInput = {},
): FastifyReply {
  const texts = plainTexts(language ?? request.cookies['language'])
  const [title, text] = texts[page]
  const waits = waiting.includes(page)
  const nonce = randomBytes(16).toString('base64')
  const root = attributes({ lang: texts.language, dir: texts.direction, 'data-mode': colourModeOf(request) })
  if (page === 'unavailable') reply.header('retry-after', '30')
  const body = [
    settings ? `<header>${escapeHtml(settings.merchantName)}</header>` : '',
    `<main>${lighthouse}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    // An empty address is the page's own: it works without any script.
    waits ? `<a href="">${escapeHtml(texts.retry)}</a><small>${escapeHtml(texts.waiting)}</small>` : '',
    // Kept for later, the offline page has no request that anybody could look up.
    page === 'offline' ? '' : `<small>${texts.reference}: ${request.id}</small>`,
    '</main>',
    waits ? `<script nonce="${nonce}">${retryScript}</script>` : '',
  ]
  return reply
    .code(statuses[page])
    .headers({
      ...documentHeaders,
      'cache-control': 'no-store',
      'content-language': texts.language,
      'content-security-policy': plainPagePolicy(nonce, waits),
    })
    .send(
      `<!doctype html><html${root}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${plainStyle}</style></head><body>${body.join('')}</body></html>`,
    )
}
