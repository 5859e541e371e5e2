import { appVersionMarker } from '@plaza/contract/kernel'
import type { registerMethods } from '@plaza/contract/identity'

export interface BrowserEnvironment {
  userAgent: string
  /** Runs as an installed app: display mode `standalone`. */
  isStandalone: boolean
  /** The WEBCLIP flag of local storage is '1': opened from the installed profile. */
  isWebClip: boolean
}

/** The device of a registration (REG-6), checked in this order: APP, WEBCLIP, PWA, otherwise H5. */
export function registerMethod({
  userAgent,
  isStandalone,
  isWebClip,
}: BrowserEnvironment): (typeof registerMethods)[number] {
  if (appVersionMarker.test(userAgent)) return 'APP'
  if (!isStandalone) return 'H5'
  return isWebClip ? 'WEBCLIP' : 'PWA'
}

/** Reads the environment of this page. */
export function readEnvironment(): BrowserEnvironment {
  return {
    userAgent: navigator.userAgent,
    isStandalone: matchMedia('(display-mode: standalone)').matches,
    isWebClip: localStorage.getItem('WEBCLIP') === '1',
  }
}
