import { directionOf, localized } from '@plaza/contract/kernel'
import { appIconUrl } from '@plaza/contract/site'
import { pageDataId } from '@plaza/contract/page'
import type { Release, RouteContribution } from '@plaza/contract/federation'
import type { ColourMode, PageData } from '@plaza/contract/page'
import { assetPath } from '@plaza/release'
import type { DrawnView } from '../first-view/draw-first-view'
import type { BannerTags } from './banner'
import type { ShellDocument } from '../parts/document-parts'
import { appIconOf, installTags } from '../pwa/install-tags'
import { themeColorOf } from '../markup/colour-mode'
import { attributes, escapeHtml, scriptJson } from '../markup/escape'
import { hasHotMatch } from './hot-match'
import { inlineStyle, styleLink } from './inline-style'
import type { Preload } from './preloads'
import { preloadTag } from './preloads'

/** Everything that a document is put together from. */
export interface DocumentInput {
  page: PageData
  shell: Release
  document: ShellDocument
  theme: string
  mode: ColourMode
  route: RouteContribution | undefined
  /** The first view, drawn in place of the skeleton where there is one. */
  view: DrawnView | undefined
  /** Name of the skeleton to draw. */
  skeleton: string
  banner: BannerTags
  preloads: Preload[]
  /** The browser keeps the styles of this shell already. */
  hasStyles: boolean
}

/** What follows the header in a first view; without it the first frame waits for nothing. */
const afterHeaderId = 'plaza-start-failed'

/**
 * What the first frame waits for: the header, because the parser may pause within it and half of it would be seen to move. A
 * document without styles is short: its first frame waits for all that it draws, and costs fewer layouts (PERF-9).
 */
const awaitedIdOf = ({ hasStyles }: DocumentInput): string => (hasStyles ? pageDataId : afterHeaderId)

const plainIcon =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='9' fill='%23e8b64c'/><path d='M11 25V7h7a6 6 0 0 1 0 12h-3v6z' fill='%23131722'/></svg>"

/** The HTML of a document (EDGE-1): styles and the skeleton first, then the data, then the scripts. */
export function assembleDocument(input: DocumentInput): string {
  const { page } = input
  const { nonce, language, plan } = page
  const root = attributes({
    lang: language,
    dir: directionOf(language),
    'data-merchant': plan.merchant,
    'data-theme': input.theme,
    'data-mode': input.mode,
  })
  const entry = entryOf(input)
  const script = runsEntry(input)
    ? undefined
    : attributes({
        src: entry,
        integrity: plan.files[entry],
        crossorigin: 'anonymous',
        nonce,
        defer: true,
      })
  const data = attributes({ type: 'application/json', id: pageDataId, nonce })
  return [
    `<!doctype html><html${root}><head>`,
    headOf(input),
    '</head><body>',
    headScriptOf(input),
    `<div id="root">${input.view?.html ?? skeletonOf(input)}</div>`,
    `<script${data}>${scriptJson(page)}</script>`,
    inlineScript(bootScriptOf(input), nonce),
    script && `<script${script}></script>`,
    '</body></html>',
  ]
    .filter(Boolean)
    .join('\n')
}

const bootScriptOf = ({ view, document: { parts } }: DocumentInput): string =>
  view?.html.includes('data-form') ? parts.bootScript : (parts.formlessBootScript ?? parts.bootScript)

const entryOf = ({ shell, document }: DocumentInput): string =>
  assetPath(shell, document.parts.scripts[0] ?? shell.entry)

/** Over a drawn first view the scripts wait until it has been painted (PERF-9); not with a shell that cannot start them. */
const startsLate = ({ view, document }: DocumentInput): boolean =>
  view !== undefined && document.parts.startsScripts === true

/** Scripts that come before the first paint would hold it up: the first script runs after it, where the shell runs it itself (PERF-9). */
const runsEntry = (input: DocumentInput): boolean =>
  startsLate(input) || (input.view === undefined && input.document.parts.runsEntry === true)

const inlineScript = (text: string, nonce: string): string =>
  `<script${attributes({ nonce })}>${text.replace(/<\/(?=script)/gi, '<\\/')}</script>`

/** The script that precedes the skeleton, because data and scripts after it may arrive after first paint. */
function headScriptOf({ page, document }: DocumentInput): string {
  const { resources, downloadNeedsLogin, hidesIosLink } = page.settings
  const downloads = scriptJson({ resources, downloadNeedsLogin, hidesIosLink })
  return inlineScript(
    (document.parts.headScript ?? '').replace('{{downloads}}', () => downloads),
    page.nonce,
  )
}

function headOf(input: DocumentInput): string {
  const { page, shell, document, theme, mode, route, banner, preloads, view } = input
  const isLate = startsLate(input)
  const entry = entryOf(input)
  const { nonce, settings } = page
  const icon = appIconOf(settings)
  const shellIcon = document.parts.icon === undefined ? plainIcon : assetPath(shell, document.parts.icon)
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<title>${escapeHtml(titleOf(page, route))}</title>`,
    `<meta${attributes({ name: 'theme-color', content: themeColorOf(document.parts, theme, mode) })}>`,
    banner.preload,
    view && `<link rel="expect" href="#${awaitedIdOf(input)}" blocking="render">`,
    ...document.styles.map((style) =>
      input.hasStyles
        ? styleLink(style, nonce)
        : inlineStyle(style, {
            nonce,
            theme,
            isDarkOnly: mode === 'dark' && document.parts.loadsModes === true,
          }),
    ),
    ...(view ? view.styles.map((style) => inlineStyle(style, { nonce, theme })) : []),
    view?.tints && `<style${attributes({ nonce })}>${view.tints}</style>`,
    ...preloads
      .filter(({ href }) => !view?.styles.some((style) => style.href === href))
      .map((preload) =>
        preloadTag(preload, nonce, {
          isLate: isLate && preload.as !== 'style',
          isEntry: runsEntry(input) && preload.href === entry,
        }),
      ),
    `<link${attributes({ rel: 'icon', href: icon === undefined ? shellIcon : appIconUrl(icon, 'any', 48) })}>`,
    installTags(settings, mode),
  ]
    .filter(Boolean)
    .join('\n')
}

function titleOf({ settings, language }: PageData, route: RouteContribution | undefined): string {
  const title = route && route.id !== 'home' ? localized(route.title, language) : ''
  return title ? `${title} · ${settings.merchantName}` : settings.merchantName
}

/** What the header of a page says. A page with a header of its own says it there. */
const shownTitleOf = ({ language }: PageData, route: RouteContribution | undefined): string =>
  route && route.header !== false ? localized(route.title, language) : ''

function skeletonOf({ page, document, skeleton, banner, route }: DocumentInput): string {
  const { skeletons } = document.parts
  const drawn = skeletons[page.language] ?? skeletons['en'] ?? {}
  const filled: Record<string, string> = {
    banner: banner.picture,
    merchantName: escapeHtml(page.settings.merchantName),
    hotMatch: hasHotMatch(page) ? 'some' : 'none',
  }
  return (drawn[skeleton] ?? drawn['page'] ?? '')
    .replace(/\{\{(banner|merchantName|hotMatch)\}\}/g, (_whole, name: string) => filled[name] ?? '')
    .replace('<!--title-->', () => escapeHtml(shownTitleOf(page, route)))
}
