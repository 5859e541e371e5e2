import { appVersionMarker } from '@plaza/contract/kernel'

/** The facts that a browser reports about itself. */
export interface BrowserFacts {
  userAgent: string
  /** iPads identify as Macintosh, but no Macintosh has a touch screen. */
  maxTouchPoints: number
  isStandalone: boolean
}

/** The platform of the page, as far as downloads and the home screen need it (DOWNLOAD-1). */
export interface Platform {
  isIos: boolean
  /** Phone or tablet. */
  isMobile: boolean
  /**
   * Safari itself on iOS: the only iOS browser that installs profiles and adds to the home screen as the guide
   * describes.
   */
  isSafari: boolean
  /** Inside the merchant's own app. */
  isInApp: boolean
  /** Started from the home screen, or otherwise installed. */
  isStandalone: boolean
  /** Major and minor version of iOS; absent on other platforms and when the browser does not report it. */
  iosVersion?: readonly [major: number, minor: number]
}

/** Other iOS browsers, and apps with an embedded browser. Some of them identify as Safari too. */
const notSafari =
  /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|OPX\/|GSA\/|YaBrowser|DuckDuckGo|Ddg\/|Brave|UCBrowser|MQQBrowser|MiuiBrowser|Focus\/|Klar\/|FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Twitter|TikTok|musical_ly|BytedanceWebview|Snapchat|Viber|Pinterest|LinkedInApp|KAKAOTALK|Zalo/i

/** Derives the platform from the browser's facts. */
export function platformOf({ userAgent, maxTouchPoints, isStandalone }: BrowserFacts): Platform {
  const isPad = /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  const isIos = isPad || /iPhone|iPod/.test(userAgent)
  const version = isIos
    ? (/ OS (\d+)[_.](\d+)/.exec(userAgent.replace(/Mac OS X [\d_.]+/, '')) ??
      /Version\/(\d+)\.(\d+)/.exec(userAgent))
    : null
  return {
    isIos,
    isMobile: isIos || /Android|Mobile/i.test(userAgent),
    isSafari: isIos && /Version\/[\d.]+.*Safari\//.test(userAgent) && !notSafari.test(userAgent),
    isInApp: appVersionMarker.test(userAgent),
    isStandalone,
    ...(version ? { iosVersion: [Number(version[1]), Number(version[2])] as const } : {}),
  }
}

/** The platform of this page. iOS before 17 reports a home-screen start by a property of its own. */
export function readPlatform(): Platform {
  const legacy: Navigator & { standalone?: boolean } = navigator
  return platformOf({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isStandalone: legacy.standalone === true || matchMedia('(display-mode: standalone)').matches,
  })
}
