import { appIconUrl } from '@plaza/contract/site'
import { manifestPath } from '@plaza/contract/page'
import type { Settings } from '@plaza/contract/site'
import type { ColourMode } from '@plaza/contract/page'
import { attributes } from '../markup/escape'

/** Artwork path of a merchant's app icon, when it has one of the site's own. */
export const appIconOf = ({ resources }: Settings): string | undefined =>
  resources?.find(({ resourceType, url }) => resourceType === 'AppDownloadIcon' && url.startsWith('/img/'))
    ?.url

/** Tags by which a browser takes the site for an app: manifest, icon and frame (DOWNLOAD-5). */
export function installTags(settings: Settings, mode: ColourMode): string {
  const icon = appIconOf(settings)
  const metas: Record<string, string> = {
    'mobile-web-app-capable': 'yes',
    'apple-mobile-web-app-capable': 'yes',
    'apple-mobile-web-app-title': settings.merchantName,
    'apple-mobile-web-app-status-bar-style': mode === 'light' ? 'default' : 'black-translucent',
    'application-name': settings.merchantName,
    'format-detection': 'telephone=no',
  }
  return [
    // With its cookie, for the manifest is in the visitor's language and theme.
    `<link${attributes({ rel: 'manifest', href: manifestPath, crossorigin: 'use-credentials' })}>`,
    ...(icon === undefined
      ? []
      : [`<link${attributes({ rel: 'apple-touch-icon', href: appIconUrl(icon, 'any', 180) })}>`]),
    ...Object.entries(metas).map(([name, content]) => `<meta${attributes({ name, content })}>`),
  ].join('\n')
}
