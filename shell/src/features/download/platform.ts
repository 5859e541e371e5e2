import { appVersionMarker } from '@plaza/contract/kernel'

/** What the browser says about itself. */
export interface BrowserFacts {
  userAgent: string
  /** iPads call themselves Macintosh; no Macintosh has a touch screen. */
  maxTouchPoints: number
  isStandalone: boolean
}

/** Where the page runs, as far as downloads and the home screen are concerned (DOWNLOAD-1). */
export interface Platform {
  isIos: boolean
  /** Phone or tablet. */
  isMobile: boolean
  /** Safari itself on iOS: the only one there that installs profiles and adds to the home screen as the guide says. */
  isSafari: boolean
  /** Inside the merchant's own app. */
  isInApp: boolean
  /** Started from the home screen, or otherwise installed. */
  isStandalone: boolean
  /** Major and minor version of iOS; absent elsewhere, or where it is not said. */
  iosVersion?: readonly [major: number, minor: number]
}

/** Other browsers of iOS, and apps that show pages in themselves. Some of them call themselves Safari as well. */
const notSafari =
  /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|OPX\/|GSA\/|YaBrowser|DuckDuckGo|Ddg\/|Brave|UCBrowser|MQQBrowser|MiuiBrowser|Focus\/|Klar\/|FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Twitter|TikTok|musical_ly|BytedanceWebview|Snapchat|Viber|Pinterest|LinkedInApp|KAKAOTALK|Zalo/i

/** Where the page runs, by what the browser says. */
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

/** The platform of this page. iOS before 17 has a word of its own for being started from the home screen. */
export function readPlatform(): Platform {
  const legacy: Navigator & { standalone?: boolean } = navigator
  return platformOf({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isStandalone: legacy.standalone === true || matchMedia('(display-mode: standalone)').matches,
  })
}
