import type { ResourceType, Settings } from '@plaza/contract/site'
import type { Platform } from './platform'

/**
 * Links shown by the download pop-up; absent ones are not shown. There is never a home-screen option (DOWNLOAD-3).
 */
export interface DownloadLinks {
  android?: string
  ios?: string
  /** The profile that adds the site to the home screen. */
  profile?: string
}

/** Merchant settings that define what can be downloaded. */
export type DownloadSettings = Pick<Settings, 'resources' | 'hidesIosLink'>

/** Allowed download targets: the web, this site, or the iOS installer. */
const safe = /^(?:https?:\/\/|itms-services:\/\/\?|\/(?![/\\]))/i

/** The address of a resource if a link may lead there. */
export const resourceUrl = (
  { resources }: Pick<Settings, 'resources'>,
  type: ResourceType,
): string | undefined =>
  resources?.find(({ resourceType, url }) => resourceType === type && safe.test(url))?.url

/**
 * Which links a platform gets (DOWNLOAD-3): Android's except on iOS; that of iOS on a computer, and on iOS unless it is
 * hidden; the profile on iOS, unless the site was opened from that profile (`WEBCLIP` is '1').
 */
export function downloadLinks(
  settings: DownloadSettings,
  platform: Pick<Platform, 'isIos' | 'isMobile'>,
  webclip: string | null,
): DownloadLinks {
  const { isIos, isMobile } = platform
  const [android, ios, profile] = [
    resourceUrl(settings, 'Android'),
    resourceUrl(settings, 'IOS'),
    resourceUrl(settings, 'MOBILECONFIG'),
  ]
  return {
    ...(android && !(isMobile && isIos) ? { android } : {}),
    ...(ios && (!isMobile || (isIos && !settings.hidesIosLink)) ? { ios } : {}),
    ...(profile && isIos && webclip !== '1' ? { profile } : {}),
  }
}
