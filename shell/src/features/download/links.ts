import type { ResourceType, Settings } from '@plaza/contract/site'
import type { Platform } from './platform'

/** Links that the download pop-up shows; what is absent is not shown. A home-screen option never is (DOWNLOAD-3). */
export interface DownloadLinks {
  android?: string
  ios?: string
  /** The profile that puts the site on the home screen. */
  profile?: string
}

/** Settings of the merchant that say what can be downloaded. */
export type DownloadSettings = Pick<Settings, 'resources' | 'hidesIosLink'>

/** Where a download may lead: the web, this site, or the installer of iOS. */
const safe = /^(?:https?:\/\/|itms-services:\/\/\?|\/(?![/\\]))/i

/** The address of a resource, when there is one that a link may have. */
export const resourceUrl = (
  { resources }: Pick<Settings, 'resources'>,
  type: ResourceType,
): string | undefined =>
  resources?.find(({ resourceType, url }) => resourceType === type && safe.test(url))?.url

/**
 * Which links a platform gets (DOWNLOAD-3): Android's unless it is iOS; that of iOS on a computer, and on
 * iOS unless it is hidden; the profile on iOS, unless this is opened from it already (`WEBCLIP` is '1').
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
