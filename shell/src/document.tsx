import type { RouteContribution } from '@plaza/contract/federation'
import { createI18n, TextProvider, type Catalogue } from '@plaza/i18n'
import uiAr from '@plaza/i18n/catalogues/ui.ar.json'
import uiEn from '@plaza/i18n/catalogues/ui.en.json'
import uiFil from '@plaza/i18n/catalogues/ui.fil.json'
import { Part } from '@plaza/ui/first-view'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { shellRoutes } from './kernel/routes/route-table'
import { GamesSkeleton } from './features/home/GamesSkeleton'
import { HotMatchPlace } from './features/home/HotMatchPlace'
import { HomeFirstView } from './frame/first-view/HomeFirstView'
import { PageSkeleton } from './frame/skeleton/PageSkeleton'
import { LoginFirstView } from './frame/first-view/LoginFirstView'
import ar from './locales/ar.json'
import en from './locales/en.json'
import fil from './locales/fil.json'
import signInAr from './locales/sign-in/ar.json'
import signInEn from './locales/sign-in/en.json'
import signInFil from './locales/sign-in/fil.json'
import { reserveBarScript } from './features/download/reserve-bar'
import { keepPlaceScript } from './frame/transition/place-of-entry'
import { StartFailed } from './kernel/document/StartFailed'

export { bootScript, formlessBootScript } from './kernel/document/boot-script'
export { serviceWorker } from './kernel/document/service-worker'
export { themeColors } from './kernel/document/theme-colors'

/** Runs before anything is drawn. */
export const headScript = `${reserveBarScript}
;${keepPlaceScript}`

const catalogues = {
  en: { shell: en, ui: uiEn, 'sign-in': signInEn },
  fil: { shell: fil, ui: uiFil, 'sign-in': signInFil },
  ar: { shell: ar, ui: uiAr, 'sign-in': signInAr },
}
type Drawn = keyof typeof catalogues
const kinds = ['home', 'games', 'list', 'form', 'page'] as const

/** Language → name → HTML of components that show texts. */
function drawAll(parts: Record<string, ReactElement>): Record<Drawn, Record<string, string>> {
  const draw = (language: Drawn) => {
    const i18n = createI18n({ language, resources: catalogues })
    const drawn = Object.entries(parts).map(([name, part]) => [
      name,
      // A place for a slot is written {{>slot}}. That for the title is a comment: an edge that does not know it shows nothing.
      renderToStaticMarkup(<TextProvider i18n={i18n}>{part}</TextProvider>)
        .replaceAll('{{&gt;', '{{>')
        .replace('{{pageTitle}}', '<!--title-->'),
    ])
    return Object.fromEntries(drawn) as Record<string, string>
  }
  return { en: draw('en'), fil: draw('fil'), ar: draw('ar') }
}

/** Language → kind of page → the HTML inside `#root` until the page's code has loaded (EDGE-1). */
export const renderSkeletons = () =>
  drawAll(
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        <>
          <PageSkeleton kind={kind} />
          <StartFailed />
        </>,
      ]),
    ),
  )

/** Language → page → its first view as a template, and the outlines of slots without one (EDGE-7). */
export const renderViews = () =>
  drawAll({
    home: <HomeFirstView />,
    login: <LoginFirstView />,
    'slot:home.games@1': <GamesSkeleton />,
    'slot:home.hot-match@1': (
      <Part of="match">
        <HotMatchPlace />
      </Part>
    ),
  })

const titleIn = (catalogue: Catalogue, key: string): string => {
  const text = key
    .split('.')
    .reduce<Catalogue | string | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      catalogue,
    )
  if (typeof text !== 'string') throw new Error(`no text for ${key}`)
  return text
}

/** The shell's own routes as contributions of its release, one row per address. */
export function routes(): RouteContribution[] {
  return shellRoutes.flatMap(({ id, paths, title, header, bottomMenu, skeleton, ...rest }) =>
    paths.map((path) => {
      const texts = { en: titleIn(en, title), fil: titleIn(fil, title), ar: titleIn(ar, title) }
      return {
        id,
        path,
        title: texts,
        header,
        bottomMenu,
        skeleton,
        ...('back' in rest ? { back: rest.back } : {}),
      }
    }),
  )
}
