import { appIconUrl } from '@plaza/contract/site'
import { manifestPath, offlinePath, serviceWorkerPath } from '@plaza/contract/page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { colourModeOf } from '../markup/colour-mode'
import { documentLanguage } from '../markup/document-language'
import type { Edge } from '../site/edge'
import { sendFailure } from '../http/failure'
import { serviceWorkerPolicy } from '../http/security-headers'
import { sendText } from '../http/send-text'
import { merchantOf } from '../site/merchant-of'
import { sendPlainPage } from '../pages/send-plain-page'
import { openSite, siteOf } from '../site/site'
import { endingWorker } from './ending-worker'
import { appIconOf } from './install-tags'
import { manifestOf } from './manifest'
import type { OpenSite } from '../site/site'

type LanguageRequest = FastifyRequest<{ Querystring: { lang?: unknown } }>

/** What makes the site an app: its manifest, its service worker, and the page it shows without a connection. */
export function pwaRoutes(app: FastifyInstance, edge: Edge): void {
  const siteAt = async (request: FastifyRequest, reply: FastifyReply): Promise<OpenSite | undefined> => {
    const site = siteOf(edge, request, reply)
    return typeof site === 'string' ? undefined : openSite(edge, request, site)
  }
  const languageOf = ({ query, cookies }: LanguageRequest, { settings }: Pick<OpenSite, 'settings'>) =>
    documentLanguage({ parameter: query.lang, cookie: cookies['language'] }, settings)
  const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    sendFailure(
      request,
      reply,
      merchantOf(edge, request) === undefined ? 'merchant.unknown' : 'service.unavailable',
    )

  app.get(manifestPath, async (request: LanguageRequest, reply) => {
    const site = await siteAt(request, reply)
    if (!site) return refuse(request, reply)
    const { settings, document } = site
    const manifest = manifestOf({
      settings,
      parts: document.parts,
      language: languageOf(request, site),
      mode: colourModeOf(request),
    })
    reply.headers({ 'cache-control': 'private, max-age=300', vary: 'cookie' })
    return sendText(request, reply.type('application/manifest+json; charset=utf-8'), JSON.stringify(manifest))
  })

  const sendWorker = (
    request: FastifyRequest,
    reply: FastifyReply,
    source: string,
  ): Promise<FastifyReply> => {
    reply.headers({
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      'content-security-policy': serviceWorkerPolicy,
    })
    return sendText(request, reply.type('text/javascript; charset=utf-8'), source)
  }

  app.get(serviceWorkerPath, async (request, reply) => {
    if (!edge.settings.hasServiceWorker) return sendWorker(request, reply, endingWorker)
    const site = siteOf(edge, request, reply)
    if (typeof site === 'string') return refuse(request, reply)
    const source = (await edge.readShell(site.shell))?.parts.serviceWorker
    if (source === undefined) return sendFailure(request, reply, 'request.not.found')
    return sendWorker(request, reply, source)
  })

  for (const path of edge.settings.formerWorkers)
    app.get(path, async (request, reply) => sendWorker(request, reply, endingWorker))

  // Browsers request it on pages that name no icon.
  app.get('/favicon.ico', async (request, reply) => {
    const site = await siteAt(request, reply)
    if (!site) return refuse(request, reply)
    const icon = appIconOf(site.settings)
    reply.header('cache-control', 'private, max-age=86400')
    return icon === undefined ? reply.code(204).send() : reply.redirect(appIconUrl(icon, 'any', 180), 302)
  })

  app.get(offlinePath, async (request: LanguageRequest, reply) => {
    const merchant = merchantOf(edge, request)
    if (merchant === undefined) return sendPlainPage(request, reply, 'unknownHost')
    const settings = await edge.publicData.settings({ merchant, host: request.host, requestId: request.id })
    const language = settings && languageOf(request, { settings })
    return sendPlainPage(request, reply, 'offline', { language, settings })
  })
}
