import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendFailure } from '../http/failure'
import { acceptedEncodings } from '../http/negotiate'
import { documentHeaders } from '../http/security-headers'
import { sendText } from '../http/send-text'
import { consoleAssets, consoleDocument, missingConsole } from './console-document'
import { createConsoleReader } from './console-files'

const forEver = 'public, max-age=31536000, immutable'

/** Only own files, no inline code, no frames, no form targets (CONSOLE-1). */
export const consolePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** The console belongs to no merchant: no cookie is set, no search engine keeps it, and it loads nothing of the site. */
const pageHeaders: Record<string, string> = {
  ...documentHeaders,
  'cache-control': 'no-cache',
  'content-security-policy': consolePolicy,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

/** The release console: `GET /release` and its files, on every host (CONSOLE-1). */
export function consoleRoutes(app: FastifyInstance, folder: string | undefined): void {
  const read = createConsoleReader(folder)
  app.get('/release', async (request, reply) => {
    const found = await read()
    if (!found) return sendMissing(reply)
    return sendText(request, reply.headers(pageHeaders), consoleDocument(found))
  })
  app.get('/release/', (_request, reply) => reply.redirect('/release', 308))
  app.get<{ Params: { name: string } }>(`${consoleAssets}:name`, async (request, reply) => {
    const file = (await read())?.files.get(request.params.name)
    if (!file) return sendFailure(request, reply.header('x-robots-tag', 'noindex'), 'request.not.found')
    const accepted = acceptedEncodings(request.headers['accept-encoding'])
    const best = accepted.find((encoding) => file.forms[encoding]) ?? 'identity'
    if (best !== 'identity') reply.header('content-encoding', best)
    return reply
      .headers({ 'cache-control': forEver, vary: 'accept-encoding', 'x-robots-tag': 'noindex' })
      .type(file.type)
      .send(file.forms[best])
  })
}

const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply.code(503).headers(pageHeaders).header('cache-control', 'no-store').send(missingConsole)
