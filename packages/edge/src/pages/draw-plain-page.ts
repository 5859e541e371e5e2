import { randomBytes } from 'node:crypto'
import type { Settings } from '@plaza/contract/site'
import type { ColourMode } from '@plaza/contract/page'
import { attributes, escapeHtml } from '../markup/escape'
import { documentHeaders, plainPagePolicy } from '../http/security-headers'
import { lighthouse, plainStyle } from './plain-style'
import { retryScript } from './retry-script'
import { plainTexts } from './texts'

/** The pages that the edge draws itself. */
export type PlainPage = 'unknownHost' | 'insecure' | 'unavailable' | 'busy' | 'offline'

/** The language and theme of a page. */
export interface PlainPageLook {
  language: string | undefined
  mode: ColourMode
  /** The reference to quote to support. */
  reference: string
  settings?: Pick<Settings, 'merchantName'> | undefined
}

/** A rendered page with its headers. */
export interface DrawnPage {
  status: number
  headers: Record<string, string>
  html: string
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

/** Draws a page that needs nothing but itself: no release, no gateway. */
export function drawPlainPage(
  page: PlainPage,
  { language, mode, reference, settings }: PlainPageLook,
): DrawnPage {
  const texts = plainTexts(language)
  const [title, text] = texts[page]
  const waits = waiting.includes(page)
  const nonce = randomBytes(16).toString('base64')
  const root = attributes({ lang: texts.language, dir: texts.direction, 'data-mode': mode })
  const body = [
    settings ? `<header>${escapeHtml(settings.merchantName)}</header>` : '',
    `<main>${lighthouse}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    // An empty address is the page's own: it works without any script.
    waits ? `<a href="">${escapeHtml(texts.retry)}</a><small>${escapeHtml(texts.waiting)}</small>` : '',
    // The offline page is stored for later, so it has no request id that anybody could look up.
    page === 'offline' ? '' : `<small>${texts.reference}: ${reference}</small>`,
    '</main>',
    waits ? `<script nonce="${nonce}">${retryScript}</script>` : '',
  ]
  return {
    status: statuses[page],
    headers: {
      ...documentHeaders,
      'cache-control': 'no-store',
      'content-language': texts.language,
      'content-security-policy': plainPagePolicy(nonce, waits),
      ...(page === 'unavailable' && { 'retry-after': '30' }),
    },
    html: `<!doctype html><html${root}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${plainStyle}</style></head><body>${body.join('')}</body></html>`,
  }
}
