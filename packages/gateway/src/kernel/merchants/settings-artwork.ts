import type { MerchantSettings } from './merchant-settings'

/** Artwork paths that a merchant's settings name: the app icon and the extra banner. */
export const settingsArtwork = ({
  resources = [],
  extraBanner,
}: Pick<MerchantSettings, 'resources' | 'extraBanner'>): string[] =>
  [
    ...resources.filter((one) => one.resourceType === 'AppDownloadIcon').map((one) => one.url),
    ...(extraBanner ? [extraBanner.url] : []),
  ].filter((path) => path.startsWith('/img/'))
