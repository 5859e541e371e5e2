import type { Settings } from '@plaza/contract/site'
import { downloadLinks, type DownloadSettings } from './links'
import type { Platform } from './platform'

export interface BarFacts {
  settings: DownloadSettings & Pick<Settings, 'downloadNeedsLogin'>
  platform: Platform
  isSignedIn: boolean
  /** Local storage `WEBCLIP`. */
  webclip: string | null
  /** Local storage `downloadBarClosed`. */
  closed: string | null
}

/**
 * Whether home has a download bar (DOWNLOAD-1): not once it has been closed, inside the app, when installed,
 * when there is no link for the platform, or without a session where the merchant asks for one.
 */
export function offersBar({ settings, platform, isSignedIn, webclip, closed }: BarFacts): boolean {
  if (closed === '1' || platform.isInApp || platform.isStandalone) return false
  if (settings.downloadNeedsLogin && !isSignedIn) return false
  return Object.keys(downloadLinks(settings, platform, webclip)).length > 0
}

/** Whether a tap on Download says to use Safari instead: on iOS only Safari can install (DOWNLOAD-2). */
export const needsSafari = ({ isIos, isSafari }: Pick<Platform, 'isIos' | 'isSafari'>): boolean =>
  isIos && !isSafari
