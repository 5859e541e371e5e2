import { randomUUID } from 'node:crypto'
import { fastifyCookie } from '@fastify/cookie'
import { sendBusy, type Refuse } from '@plaza/traffic'
import { colourModeOf } from '../markup/colour-mode'
import { drawPlainPage } from '../pages/draw-plain-page'
import { htmlPreference } from '../http/accepts-html'
import { commonHeaders } from '../http/security-headers'

/** Refuses a request for a moment: with a page for a navigation, otherwise with a failure. */
export const refuseBusy: Refuse = (request, response, retryAfterS) => {
  const requestId = randomUUID()
  // Browsers ignore HSTS over http, so claiming https gains nothing.
  const common = commonHeaders(request.headers['x-forwarded-proto'] === 'https')
  if (request.method !== 'GET' || htmlPreference(request.headers.accept) !== 'named')
    return sendBusy(request, response, { requestId, retryAfterS, headers: common })
  const cookies = fastifyCookie.parse(request.headers.cookie ?? '')
  const { status, headers, html } = drawPlainPage('busy', {
    language: cookies['language'],
    mode: colourModeOf({ cookies }),
    reference: requestId,
  })
  response.writeHead(status, {
    ...common,
    ...headers,
    'x-request-id': requestId,
    'retry-after': String(retryAfterS),
    'content-length': String(Buffer.byteLength(html)),
  })
  response.end(html)
}
