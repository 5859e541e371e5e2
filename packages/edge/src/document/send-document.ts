import { randomBytes, randomInt } from 'node:crypto'
import { stylesCookie } from '@plaza/contract/page'
import type { PageData } from '@plaza/contract/page'
import { assetPath } from '@plaza/release'
import { addressKey } from '@plaza/traffic'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Edge } from '../site/edge'
import { isDevelopers } from '../http/developer-doors'
import { documentHeaders, documentPolicy } from '../http/security-headers'
import { sendText } from '../http/send-text'
import { mintTicket } from '../identity/page-ticket'
import { buildSourcesOf } from '../override/build-sources'
import { briefOffers } from '../plan/brief-offers'
import { planFor } from '../plan/brief-plan'
import type { OpenSite } from '../site/site'
import { drawFirstView } from '../first-view/draw-first-view'
import { partOfHome } from '../first-view/part-of-home'
import { isBlocked } from '../upstream/blocked'
import { assembleDocument } from './assemble'
import { bannerTags } from './banner'
import { colourModeOf } from '../markup/colour-mode'
import { documentLanguage } from '../markup/document-language'
import { asksOf } from '../site/likely'
import type { RouteMatch } from '../site/match-route'
import { isHome, statusOf } from '../site/match-route'
import { preloadsOf } from './preloads'
import { openBanners, reachIn } from './reach'

/** The content of a document whose page exists. */
export interface Subject extends OpenSite {
  match: RouteMatch | undefined
}

/** Draws and sends the document of an address under its policy. */
export async function sendDocument(
  edge: Edge,
  request: FastifyRequest,
  reply: FastifyReply,
  subject: Subject,
): Promise<FastifyReply> {
  const { plan, shell, match, document, settings, blocked, visitor, merchant } = subject
  const isRefused = isBlocked(blocked, request.ip)
  const { lang } = request.query as { lang?: unknown }
  const language = documentLanguage({ parameter: lang, cookie: request.cookies['language'] }, settings)
  const isOpen = settings.startUp.mode === 'normal' && !isRefused
  const context = { merchant: plan.merchant, host: request.host, requestId: request.id }
  const known = isOpen && isHome(match) ? await edge.publicData.home(context, language) : undefined
  const home = known ? openBanners(await partOfHome(known, plan, edge.catalogue), reachIn(subject)) : null
  const now = Date.now()
  const nonce = randomBytes(16).toString('base64')
  const circumstances = { settings, hasSession: hasSessionCookie(request) }
  const preloads = preloadsOf({
    plan,
    shell,
    parts: document.parts,
    match: isOpen ? match : undefined,
    language,
    circumstances,
  })
  const imageCdn = chooseCdn(settings.imageCDNs)
  const page: PageData = {
    plan,
    settings,
    home,
    language,
    imageCdn,
    locales: Object.fromEntries(
      Object.entries(shell.locales).map(([tag, file]) => [tag, assetPath(shell, file)]),
    ),
    nonce,
    ticket: mintTicket(
      edge.signer,
      { visitor, merchant },
      { network: addressKey(request.ip), revision: plan.revision, now },
    ),
    development: isDevelopers(request),
    now,
    hasSession: circumstances.hasSession,
    asks: isOpen ? asksOf(match, circumstances) : [],
    ...(isRefused && { isBlocked: true }),
    hasTopics: true,
    ...(!edge.settings.hasServiceWorker && { hasNoWorker: true }),
  }
  const isDrawn = isOpen && match?.owner === 'shell' && (home !== null || !isHome(match))
  const view = isDrawn
    ? await drawFirstView(edge, {
        route: match.route,
        page,
        shell,
        parts: document.parts,
        plan,
        circumstances,
      })
    : undefined
  // No loader asks for a file whose text the document has.
  const isInlined = (href: string) => view?.styles.some((style) => style.href === href)
  const loaded = preloads.map(({ href }) => href).filter((href) => !isInlined(href))
  const html = assembleDocument({
    page: {
      ...page,
      plan: planFor(shell, briefOffers(plan, shell, { match, language, ...circumstances }), loaded),
    },
    view,
    shell,
    document,
    theme: settings.theme,
    mode: colourModeOf(request),
    route: match?.route,
    skeleton: isOpen ? (match?.route.skeleton ?? 'page') : 'page',
    banner: bannerTags(home?.banners[0], imageCdn, nonce),
    preloads,
    hasStyles: request.cookies[stylesCookie] === shell.release,
  })
  const { vendorOrigin } = edge.settings
  reply.code(isRefused ? 403 : statusOf(match)).headers({
    ...documentHeaders,
    'content-language': language,
    'content-security-policy': documentPolicy({
      nonce,
      imageOrigins: originsOf(settings.imageCDNs),
      vendorOrigin,
      buildSources: buildSourcesOf(request, reply),
    }),
  })
  return sendText(request, reply, html)
}

const hasSessionCookie = ({ cookies }: FastifyRequest): boolean =>
  Boolean(cookies['plaza_session'] || cookies['__Host-plaza_session'])

/** One image CDN for the whole document, so that a preloaded image is not fetched twice (PERF-3). */
const chooseCdn = (cdns: string[]): string =>
  (cdns.length === 0 ? '' : (cdns[randomInt(cdns.length)] ?? '')).replace(/\/$/, '')

const originsOf = (cdns: string[]): string[] => [
  ...new Set(cdns.filter((cdn) => URL.canParse(cdn)).map((cdn) => new URL(cdn).origin)),
]
