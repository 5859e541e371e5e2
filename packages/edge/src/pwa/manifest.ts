import { directionOf, localized } from '@plaza/contract/kernel'
import { appIconUrl } from '@plaza/contract/site'
import type { Language } from '@plaza/contract/kernel'
import type { Settings } from '@plaza/contract/site'
import type { ColourMode, DocumentParts } from '@plaza/contract/page'
import { themeColorOf } from '../markup/colour-mode'
import { appIconOf } from './install-tags'

/** The merchant's settings and parts, and the language and theme of the manifest. */
export interface ManifestInput {
  settings: Settings
  parts: DocumentParts
  language: Language
  mode: ColourMode
}

/** Longest `short_name` that launchers show whole. */
const shortNameLength = 12

const icon = (path: string, pixels: 192 | 512) => ({
  src: appIconUrl(path, 'any', pixels),
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  purpose: 'any',
})

/** The web app manifest of a merchant (DOWNLOAD-5). Its id never changes, so that an installed app stays one. */
export function manifestOf({ settings, parts, language, mode }: ManifestInput): Record<string, unknown> {
  const { merchantName, mobileTemplate, theme } = settings
  const { app_desc } = mobileTemplate
  const description = typeof app_desc === 'string' ? app_desc : localized(app_desc, language)
  const path = appIconOf(settings)
  const color = themeColorOf(parts, theme, mode)
  return {
    id: '/m/home',
    name: merchantName,
    short_name: merchantName.slice(0, shortNameLength),
    ...(description !== '' && { description }),
    lang: language,
    dir: directionOf(language),
    start_url: '/m/home?source=pwa',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: color,
    background_color: color,
    categories: ['games', 'entertainment'],
    icons:
      path === undefined
        ? []
        : [
            icon(path, 192),
            icon(path, 512),
            { ...icon(path, 512), src: appIconUrl(path, 'maskable', 512), purpose: 'maskable' },
          ],
  }
}
