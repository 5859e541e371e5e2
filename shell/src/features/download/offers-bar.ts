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
 * Whether home has a download bar (DOWNLOAD-1). It has none once closed, inside the app, when installed, when the
 * platform has no link, or without a session where the merchant requires one.
 */
export function offersBar({ settings, platform, isSignedIn, webclip, closed }: BarFacts): boolean {
  if (closed === '1' || platform.isInApp || platform.isStandalone) return false
  if (settings.downloadNeedsLogin && !isSignedIn) return false
  return Object.keys(downloadLinks(settings, platform, webclip)).length > 0
}

/** Whether tapping Download recommends Safari instead: on iOS only Safari can install (DOWNLOAD-2). */
export const needsSafari = ({ isIos, isSafari }: Pick<Platform, 'isIos' | 'isSafari'>): boolean =>
  isIos && !isSafari
