import type { RouteContribution } from '@plaza/contract/federation'
import { createI18n, TextProvider, type Catalogue } from '@plaza/i18n'
import uiAr from '@plaza/i18n/catalogues/ui.ar.json'
import uiEn from '@plaza/i18n/catalogues/ui.en.json'
import uiFil from '@plaza/i18n/catalogues/ui.fil.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { shellRoutes } from './kernel/routes/route-table'
import { PageSkeleton } from './frame/skeleton/PageSkeleton'
import ar from './locales/ar.json'
import en from './locales/en.json'
import fil from './locales/fil.json'
import { StartFailed } from './kernel/document/StartFailed'

export { bootScript } from './kernel/document/boot-script'
export { reserveBarScript as headScript } from './features/download/reserve-bar'
export { serviceWorker } from './kernel/document/service-worker'
export { themeColors } from './kernel/document/theme-colors'

const catalogues = {
  en: { shell: en, ui: uiEn },
  fil: { shell: fil, ui: uiFil },
  ar: { shell: ar, ui: uiAr },
}
type Drawn = keyof typeof catalogues
const kinds = ['home', 'games', 'list', 'form', 'page'] as const

/** Language → kind of page → the HTML inside `#root` until the page's code has loaded (EDGE-1). */
export function renderSkeletons(): Record<string, Record<string, string>> {
  const draw = (language: Drawn) => {
    const i18n = createI18n({ language, resources: catalogues })
    return Object.fromEntries(
      kinds.map((kind) => [
        kind,
        renderToStaticMarkup(
          <TextProvider i18n={i18n}>
            <PageSkeleton kind={kind} />
            <StartFailed />
          </TextProvider>,
        ),
      ]),
    )
  }
  return { en: draw('en'), fil: draw('fil'), ar: draw('ar') }
}

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
