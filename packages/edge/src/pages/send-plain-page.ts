import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../document/escape'
import { documentHeaders, plainPagePolicy } from '../http/security-headers'
import { plainTexts } from './texts'

/** The pages that the edge draws itself. */
export type PlainPage = 'unknownHost' | 'insecure' | 'unavailable'

const statuses: Record<PlainPage, number> = { unknownHost: 404, insecure: 404, unavailable: 503 }
const css =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0b0e14;color:#e9ecf3;font:16px/1.5 system-ui,sans-serif}main{max-width:30rem;padding:1.5rem}h1{font-size:1.5rem}small{color:#9aa3b5}'

/** Sends a page that needs nothing but itself: no script, no release, no gateway. */
export function sendPlainPage(request: FastifyRequest, reply: FastifyReply, page: PlainPage): FastifyReply {
  const texts = plainTexts(request.cookies['language'])
  const [title, text] = texts[page]
  const nonce = randomBytes(16).toString('base64')
  if (page === 'unavailable') reply.header('retry-after', '30')
  return reply
    .code(statuses[page])
    .headers({
      ...documentHeaders,
      'cache-control': 'no-store',
      'content-security-policy': plainPagePolicy(nonce),
    })
    .send(
      `<!doctype html><html lang="${texts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${css}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><small>${texts.reference}: ${request.id}</small></main></body></html>`,
    )
}
