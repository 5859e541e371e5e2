import { iosVersions } from '@plaza/contract/kernel'
import type { Platform } from '../platform'

/**
 * The kinds of add-to-home-screen guide (DOWNLOAD-4): old iOS gets its own tip and the profile; Safari gets the share
 * sheet; other iOS browsers are sent to Safari; a browser that can install the site gets its install button; other
 * platforms get no guide.
 */
export type Guide = 'legacy' | 'share-sheet' | 'use-safari' | 'install' | 'none'

const isUpTo = (version: Platform['iosVersion'], limit: string): boolean => {
  if (!version) return false
  const [major = 0, minor = 0] = limit.split('.').map(Number)
  return version[0] < major || (version[0] === major && version[1] <= minor)
}

/** The guide of a platform; `canInstall` when the browser has offered to install the site. */
export function guideFor(platform: Platform, canInstall: boolean): Guide {
  if (platform.isStandalone || platform.isInApp) return 'none'
  if (!platform.isIos) return canInstall ? 'install' : 'none'
  if (isUpTo(platform.iosVersion, iosVersions.legacyUpTo)) return 'legacy'
  return platform.isSafari ? 'share-sheet' : 'use-safari'
}

/** Whether to recommend a newer iOS (DOWNLOAD-4). */
export function isOlderThanRecommended({ iosVersion }: Pick<Platform, 'iosVersion'>): boolean {
  const [major = 0, minor = 0] = iosVersions.recommendedFrom.split('.').map(Number)
  return iosVersion !== undefined && isUpTo(iosVersion, `${major}.${minor - 1}`)
}

/** The facts that decide whether the guide opens by itself. */
export interface GuideFacts {
  guide: Guide
  /** Phone or tablet; on a computer only the download page has the guide. */
  isMobile: boolean
  isSignedIn: boolean
  /** This browser has been here before. */
  isReturning: boolean
  /** Local storage: the guide has been closed before. */
  wasClosed: boolean
}

/** Whether the guide opens by itself on home: only to somebody who has come back or signed in, and never twice. */
export const offersGuide = ({ guide, isMobile, isSignedIn, isReturning, wasClosed }: GuideFacts): boolean =>
  guide !== 'none' && guide !== 'use-safari' && isMobile && !wasClosed && (isSignedIn || isReturning)
